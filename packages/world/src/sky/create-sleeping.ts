import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { sendSpawnPoint } from '../player/send-spawn-point.ts'
import { sendPlayerMetadata } from '../survival/send-player-metadata.ts'
import { bedHead } from './bed-head.ts'
import { besideBed } from './beside-bed.ts'
import { isTimeToSleep, sleepObstacle } from './can-sleep.ts'
import { timePacket } from './create-daylight.ts'

const STANDING_POSE = 0
const SLEEPING_POSE = 2
const LEAVE_BED_ANIMATION = 2

// The night passes once sleepers have lain for this long.
const SLEEP_TICKS = 100

const LYING_HEIGHT = 0.6875

/** Lets players sleep in beds, wake there after death and skip the night together. */
export function createSleeping(): Mechanic {
  const asleepSince = new Map<Player, number>()
  return {
    name: 'sleeping',
    useBlock(world, { player, position, state }) {
      if (!state.name.endsWith('_bed')) return false
      const head = bedHead(position, state)
      rememberBed(world, player, head)
      const obstacle = player.sleepingIn ? undefined : sleepObstacle(world, player, head)
      if (obstacle !== undefined) player.tell(obstacle)
      else if (!player.sleepingIn) {
        lieDown(world, player, head)
        asleepSince.set(player, world.tick)
      }
      return true
    },
    packets: {
      entity_action: (world, player, packet) => {
        const action = packet['actionId']
        if (action === 'stop_sleeping' || action === 'leave_bed' || action === 2) wakeUp(world, player)
      },
    },
    tickPlayer(world, player) {
      const bed = player.sleepingIn
      if (!bed) return
      if (!isTimeToSleep(world) || !world.blocks.at(bed).name.endsWith('_bed')) wakeUp(world, player)
    },
    tick(world) {
      const deep = world.players.filter(
        (player) => player.sleepingIn && world.tick - (asleepSince.get(player) ?? world.tick) >= SLEEP_TICKS,
      )
      const present = world.players.filter(({ gameMode }) => gameMode !== 'spectator').length
      const needed = Math.max(1, Math.ceil((present * world.gamerules.playersSleepingPercentage) / 100))
      if (deep.length >= needed) skipNight(world)
    },
    damagePlayer(world, { player, damage }) {
      if (damage.amount > 0) wakeUp(world, player)
    },
    playerLeft: (world, player) => {
      wakeUp(world, player)
      asleepSince.delete(player)
    },
  }
}

function rememberBed(world: WorldContext, player: Player, head: Position): void {
  const known = player.spawnPoint?.bed
  if (known && known.x === head.x && known.y === head.y && known.z === head.z) return
  player.spawnPoint = { position: besideBed(world, head), bed: head }
  player.tell('Respawn point set')
  sendSpawnPoint(world, player)
}

function lieDown(world: WorldContext, player: Player, head: Position): void {
  player.sleepingIn = head
  world.blocks.update(head, { occupied: true })
  player.teleport({ x: head.x + 0.5, y: head.y + LYING_HEIGHT, z: head.z + 0.5 })
  sendPlayerMetadata(world, player, {
    pose: { type: 'pose', value: SLEEPING_POSE },
    sleeping_pos: { type: 'optional_block_pos', value: head },
  })
}

function wakeUp(world: WorldContext, player: Player): void {
  const bed = player.sleepingIn
  if (!bed) return
  player.sleepingIn = undefined
  if (world.blocks.at(bed).name.endsWith('_bed')) world.blocks.update(bed, { occupied: false })
  sendPlayerMetadata(world, player, {
    pose: { type: 'pose', value: STANDING_POSE },
    sleeping_pos: { type: 'optional_block_pos', value: undefined },
  })
  const params = { entityId: player.id, animation: LEAVE_BED_ANIMATION }
  player.send('animation', params)
  world.broadcastNear(player, 'animation', params)
  player.teleport(besideBed(world, bed))
}

function skipNight(world: WorldContext): void {
  const { sky, gamerules } = world
  if (gamerules.doDaylightCycle) {
    if (sky.timeOfDay > 0) sky.day += 1
    sky.timeOfDay = 0
    world.broadcast('update_time', timePacket(world))
  }
  if (gamerules.doWeatherCycle) {
    sky.isRaining = false
    sky.isThundering = false
  }
  for (const player of world.players) wakeUp(world, player)
}
