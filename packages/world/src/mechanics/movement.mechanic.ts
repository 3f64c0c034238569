import type { Mechanic } from '../context/mechanic.ts'
import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { hasRoom, isWayBlocked } from '../blocks/is-way-blocked.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { createFlightCheck, type FlightCheck } from '../survival/flight-check.ts'
import { readNumber, readPosition, readRecord } from '../protocol/read-packet.ts'

// Vanilla refuses moves of more than ten blocks in one packet.
const maxStepBlocks = 10
// Sprint-jumping covers 0.36 blocks a tick; the allowance is twice that and saves up for late packets.
const allowedBlocksPerTick = 0.75
const maxSavedBlocks = 40
// The least that a crawling or sneaking client can make of its height.
const leastHeight = 1.4

const worldBorder = 29_999_984

const breaksFall = new Set([
  'water',
  'ladder',
  'vine',
  'scaffolding',
  'cobweb',
  'bubble_column',
  'powder_snow',
])

/** Follows where players go, refuses impossible moves and notices landings. */
export function createMovement(): Mechanic {
  const allowances = new Map<Player, number>()
  const flights = new Map<Player, FlightCheck>()
  const move = (world: WorldContext, player: Player, packet: Packet): void => {
    // Clients go on sending where they are while their body lies in bed.
    if (player.awaitedTeleportId !== undefined || player.isDead || player.sleepingIn) return
    if (player.vehicleId !== undefined) {
      // A rider is where the mount is.
      readLook(player, packet)
      return
    }
    const onGround = packet['onGround'] === true || readRecord(packet, 'flags')['onGround'] === true
    readLook(player, packet)
    const point = readPosition(packet)
    if (!point) {
      if ('x' in packet) putBack(player)
      else settleFall(world, player, onGround)
      return
    }
    const target = { ...point, dimension: player.position.dimension }
    const step = Math.hypot(target.x - player.position.x, target.z - player.position.z)
    const left = (allowances.get(player) ?? maxSavedBlocks) - step
    const isImpossible = player.gameMode === 'survival' && left < 0 && !player.isGliding
    if (isImpossible || !isPossible(player.position, target) || isInRock(world, player, target)) {
      putBack(player)
      return
    }
    const flight = flights.get(player) ?? createFlightCheck(player.position)
    flights.set(player, flight)
    if (!flight.mayBeAt(world, player, target)) {
      player.teleport({ ...flight.ground })
      return
    }
    allowances.set(player, Math.max(0, left))
    follow(world, player, { target, step, onGround })
  }
  return {
    name: 'movement',
    packets: {
      position: move,
      position_look: move,
      look: move,
      flying: move,
      teleport_confirm: (_world, player, packet) => {
        if (readNumber(packet, 'teleportId') === player.awaitedTeleportId)
          player.awaitedTeleportId = undefined
      },
      entity_action: (_world, player, packet) => applyAction(player, packet['actionId']),
      player_input: (_world, player, packet) => {
        player.isSneaking = readRecord(packet, 'inputs')['shift'] === true
      },
    },
    tickPlayer(_world, player) {
      const saved = allowances.get(player) ?? maxSavedBlocks
      allowances.set(player, Math.min(maxSavedBlocks, saved + allowedBlocksPerTick))
    },
    playerLeft: (_world, player) => {
      allowances.delete(player)
      flights.delete(player)
    },
  }
}

const isPossible = (from: Place, target: Place): boolean =>
  distanceBetween(from, target) <= maxStepBlocks &&
  Math.abs(target.x) < worldBorder &&
  Math.abs(target.z) < worldBorder

function isInRock({ blocks }: WorldContext, player: Player, to: Place): boolean {
  const { position: from, gameMode, width, height } = player
  if (gameMode === 'spectator') return false
  if (isWayBlocked(blocks, { from, to, width, height: leastHeight })) return true
  // A body makes itself small where it does not fit, to sneak, to glide and to swim.
  const isSmall = player.isSneaking || player.isGliding || fluidOf(blocks.at(to)) !== undefined
  return !isSmall && hasRoom(blocks, from, player) && isWayBlocked(blocks, { from, to, width, height })
}

const putBack = (player: Player): void => player.teleport({ ...player.position })

function readLook(player: Player, packet: Packet): void {
  const [yaw, pitch] = [readNumber(packet, 'yaw'), readNumber(packet, 'pitch')]
  if (yaw === undefined || pitch === undefined) return
  player.yaw = yaw
  player.pitch = Math.max(-90, Math.min(90, pitch))
}

function follow(
  world: WorldContext,
  player: Player,
  { target, step, onGround }: { readonly target: Place; readonly step: number; readonly onGround: boolean },
): void {
  const hasJumped = player.onGround && !onGround && target.y - player.position.y > 0.3
  player.travelled.horizontal += step
  if (hasJumped) player.travelled.jumps += 1
  Object.assign(player.position, target)
  const isHeldUp = player.effects.has('SlowFalling') || player.effects.has('Levitation')
  const isCaught = isHeldUp || breaksFall.has(world.blocks.at(target).name)
  if (isCaught || player.gameMode === 'creative') player.fallFromY = target.y
  settleFall(world, player, onGround)
}

// Remembers the top of a fall and reports its end.
function settleFall(world: WorldContext, player: Player, onGround: boolean): void {
  const { y } = player.position
  player.fallFromY = Math.max(player.fallFromY, y)
  const distance = player.fallFromY - y
  player.onGround = onGround
  if (!onGround) return
  player.fallFromY = y
  if (distance <= 0) return
  world.hooks.playerLanded({ player, distance })
}

function applyAction(player: Player, action: unknown): void {
  // Versions differ in whether the protocol library reads the number or its name.
  if (action === 'start_sneaking' || action === 0) player.isSneaking = true
  else if (action === 'stop_sneaking' || action === 1) player.isSneaking = false
  else if (action === 'start_sprinting' || action === 3) player.isSprinting = true
  else if (action === 'stop_sprinting' || action === 4) player.isSprinting = false
}
