import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { ticksPerDay, timePacket } from '../protocol/time-packet.ts'

// Clients count on by themselves; once a second is enough to keep them right.
const syncIntervalTicks = 20

/** Moves the sun and keeps clients informed of the time. */
export function createDaylight(): Mechanic {
  return {
    name: 'daylight',
    tick(world) {
      if (world.gamerules.doDaylightCycle) advance(world)
      if (world.tick % syncIntervalTicks === 0) world.broadcast('update_time', timePacket(world))
    },
    playerJoined: (world, player) => player.send('update_time', timePacket(world)),
  }
}

function advance({ sky }: WorldContext): void {
  sky.timeOfDay += 1
  if (sky.timeOfDay < ticksPerDay) return
  sky.timeOfDay = 0
  sky.day += 1
}
