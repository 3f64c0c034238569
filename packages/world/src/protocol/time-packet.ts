import type { Packet } from '../context/packet.ts'
import type { WorldContext } from '../context/world-context.ts'

/** A day and a night. */
export const ticksPerDay = 24_000

/** Gives the packet that tells a client the time. */
export function timePacket(world: WorldContext): Packet {
  const { timeOfDay, day } = world.sky
  const isMoving = world.gamerules.doDaylightCycle
  const time = day * ticksPerDay + timeOfDay
  // Before 1.21.2 a negative time means that the sun stands still.
  const onWire = isMoving || world.isAtLeast('1.21.2') ? time : -Math.max(1, time)
  return { age: BigInt(world.tick), time: BigInt(onWire), tickDayTime: isMoving }
}
