import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'

/** A day and a night. */
export const TICKS_PER_DAY = 24_000

// Clients count on by themselves; once a second is enough to keep them right.
const SYNC_INTERVAL_TICKS = 20

/** Moves the sun and keeps clients informed of the time. */
export function createDaylight(): Mechanic {
  return {
    name: 'daylight',
    tick(world) {
      if (world.gamerules.doDaylightCycle) advance(world)
      if (world.tick % SYNC_INTERVAL_TICKS === 0) world.broadcast('update_time', timePacket(world))
    },
    playerJoined: (world, player) => player.send('update_time', timePacket(world)),
    save: ({ sky }) => ({ timeOfDay: sky.timeOfDay, day: sky.day }),
    load(world, data) {
      if (typeof data !== 'object' || data === null || !('timeOfDay' in data)) return
      world.sky.timeOfDay = Number(data['timeOfDay']) || 0
      world.sky.day = Number(data['day']) || 0
    },
  }
}

/** Gives the packet that tells a client the time. */
export function timePacket(world: WorldContext): Readonly<Record<string, unknown>> {
  const { timeOfDay, day } = world.sky
  const isMoving = world.gamerules.doDaylightCycle
  const time = day * TICKS_PER_DAY + timeOfDay
  // Before 1.21.2 a negative time means that the sun stands still.
  const onWire = isMoving || world.isAtLeast('1.21.2') ? time : -Math.max(1, time)
  return { age: BigInt(world.tick), time: BigInt(onWire), tickDayTime: isMoving }
}

function advance({ sky }: WorldContext): void {
  sky.timeOfDay += 1
  if (sky.timeOfDay < TICKS_PER_DAY) return
  sky.timeOfDay = 0
  sky.day += 1
}
