import type { BlockState } from '../context/block-state.ts'
import { z } from 'zod'
import { placeShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import { otherHalfOf } from '../blocks/break-block.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { BlockUse } from '../context/clicks.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { timePacket } from '../protocol/time-packet.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'

// Vanilla's night for sleepers, in ticks of the day.
const night = { from: 12_542, to: 23_459 }
const dayTicks = 24_000

// How long everybody must lie before the night is over.
const sleepTicks = 100

const reachBlocks = 3.5
const monsterRange = { horizontal: 8, vertical: 5 }

const sleepingPose = 2
const standingPose = 0
const leaveBedAnimation = 2
const stopSleeping = 2

/** Lets players set their spawn point at a bed, sleep in it and skip the night. */
export function createSleeping(): Mechanic {
  const sinceTick = new Map<Player, number>()
  const wake = (world: WorldContext, player: Player): void => {
    if (!player.sleepingIn) return
    setOccupied(world, player.sleepingIn, false)
    player.sleepingIn = undefined
    sinceTick.delete(player)
    sendPlayerMetadata(world, player, { pose: { type: 'pose', value: standingPose } })
    const animation = { entityId: player.id, animation: leaveBedAnimation }
    player.send('animation', animation)
    world.broadcastNear(player, 'animation', animation)
  }
  return {
    name: 'sleeping',
    useBlock(world, use) {
      if (!use.state.name.endsWith('_bed')) return false
      const head = headOf(use)
      if (distanceBetween(use.player.position, use.position) > reachBlocks) {
        use.player.tell('You may not rest now; the bed is too far away')
        return true
      }
      setSpawnPoint(world, use.player, head)
      const refusal = refusalOf(world, head)
      if (refusal !== undefined) use.player.tell(refusal)
      else {
        lieDown(world, use.player, head)
        sinceTick.set(use.player, world.tick)
      }
      return true
    },
    ...emptyBeds(wake),
    packets: {
      entity_action: (world, player, packet) => {
        const action = packet['actionId']
        if (action === 'stop_sleeping' || action === 'leave_bed' || action === stopSleeping)
          wake(world, player)
      },
    },
    tick(world) {
      if (sinceTick.size === 0) return
      const rested = [...sinceTick.values()].filter((since) => world.tick - since >= sleepTicks).length
      if (rested >= sleepersNeeded(world)) skipNight(world)
      else if (isDark(world)) return
      for (const player of world.players) wake(world, player)
    },
    blockChanged(world, { position, before, after }) {
      if (!before.name.endsWith('_bed') || before.name === after.name) return
      for (const player of world.players) {
        if (player.sleepingIn && distanceBetween(player.sleepingIn, position) === 0) wake(world, player)
      }
    },
    damagePlayer: (world, { player, damage }) => {
      if (damage.amount > 0) wake(world, player)
    },
    playerLeft: wake,
  }
}

// Nobody lies in bed in a world that was resumed or went back.
function emptyBeds(
  wake: (world: WorldContext, player: Player) => void,
): Pick<Mechanic, 'kept' | 'start' | 'restored'> {
  let occupied: readonly Place[] = []
  const empty = (world: WorldContext): void => {
    for (const player of world.players) wake(world, player)
    for (const bed of occupied) setOccupied(world, bed, false)
    occupied = []
  }
  return {
    kept: keptState({
      schema: z.array(placeShape),
      save: ({ players }) => players.flatMap(({ sleepingIn }) => sleepingIn ?? []),
      load(_world, beds) {
        occupied = beds
      },
    }),
    start: empty,
    restored: empty,
  }
}

function headOf({ position, state }: BlockUse): Place {
  const offset = state.properties['part'] === 'foot' ? otherHalfOf(state) : undefined
  return offset ? offsetBy(position, offset) : position
}

function setSpawnPoint(world: WorldContext, player: Player, bed: Place): void {
  const isSame = player.spawnPoint?.bed && distanceBetween(player.spawnPoint.bed, bed) === 0
  player.spawnPoint = { position: { ...player.position }, bed }
  sendSpawnPoint(world, player)
  if (!isSame) player.tell('Respawn point set')
}

// What keeps a player from sleeping, in vanilla's words; absent when nothing does.
function refusalOf(world: WorldContext, head: Place): string | undefined {
  if (!isDark(world)) return 'You can sleep only at night or during thunderstorms'
  if (world.blocks.at(head).properties['occupied'] === true) return 'This bed is occupied'
  for (const entity of world.entities.all()) {
    if (
      entity.kind !== 'mob' ||
      entity.isDead ||
      world.registry.entitiesByName[entity.typeName]?.category !== 'Hostile mobs'
    )
      continue
    const isNear =
      entity.position.dimension === head.dimension &&
      Math.abs(entity.position.x - head.x) < monsterRange.horizontal &&
      Math.abs(entity.position.y - head.y) < monsterRange.vertical &&
      Math.abs(entity.position.z - head.z) < monsterRange.horizontal
    if (isNear) return 'You may not rest now; there are monsters nearby'
  }
  return undefined
}

function lieDown(world: WorldContext, player: Player, head: Place): void {
  player.sleepingIn = head
  setOccupied(world, head, true)
  sendPlayerMetadata(world, player, {
    pose: { type: 'pose', value: sleepingPose },
    sleeping_pos: { type: 'optional_block_pos', value: head },
  })
}

function setOccupied(world: WorldContext, head: Place, occupied: boolean): void {
  const state: BlockState = world.blocks.at(head)
  if (!state.name.endsWith('_bed')) return
  world.blocks.update(head, { occupied })
  const offset = otherHalfOf(state)
  if (offset && world.blocks.at(offsetBy(head, offset)).name === state.name) {
    world.blocks.update(offsetBy(head, offset), { occupied })
  }
}

function isDark({ sky: { timeOfDay, isThundering } }: WorldContext): boolean {
  return isThundering || (timeOfDay >= night.from && timeOfDay <= night.to)
}

const sleepersNeeded = ({ players, gamerules }: WorldContext): number =>
  Math.max(1, Math.ceil((players.length * gamerules.playersSleepingPercentage) / 100))

function skipNight(world: WorldContext): void {
  const { sky, gamerules } = world
  if (gamerules.doDaylightCycle) {
    if (sky.timeOfDay > dayTicks / 2) sky.day += 1
    sky.timeOfDay = 0
    world.broadcast('update_time', timePacket(world))
  }
  if (gamerules.doWeatherCycle) Object.assign(sky, { isRaining: false, isThundering: false })
}
