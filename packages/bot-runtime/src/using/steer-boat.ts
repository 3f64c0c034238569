import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { mountOf } from '../bot/mount-of.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { findWaterWay } from './water-way.ts'

export interface SteerBoatOptions {
  readonly signal: AbortSignal
  readonly target: Vec3
  readonly timeoutTicks: number
}

/** End of a voyage. */
export type Voyage = 'arrived' | 'ashore' | 'lost' | 'timeout'

// A rowed boat makes eight blocks a second.
const blocksPerTick = 0.38
const arrivedBlocks = 3
// The server puts back a boat that it does not let go on.
const strayBlocks = 3
const boatReach = 1
const mostPutBacks = 8

/** Rows the boat that the bot sits in over water towards a place, as a client does: by telling where the boat is. */
export async function steerBoat(
  bot: Bot,
  { signal, target, timeoutTicks }: SteerBoatOptions,
): Promise<Voyage> {
  let ticksLeft = timeoutTicks
  let putBacks = 0
  for (;;) {
    const boat = mountOf(bot)
    if (!boat) return 'lost'
    if (levelDistance(boat.position, target) <= arrivedBlocks) return 'arrived'
    const y = Math.floor(boat.position.y - 0.1)
    const way = findWaterWay({
      isOpen: (x, z) => fits(bot, x, y, z),
      from: { x: Math.floor(boat.position.x), z: Math.floor(boat.position.z) },
      to: target,
    })
    const end = way.at(-1)
    const isNearer =
      end &&
      levelDistance(new Vec3(end.x + 0.5, 0, end.z + 0.5), target) <
        levelDistance(boat.position, target) - 0.5
    if (!isNearer) return 'ashore'
    const leg = await row(bot, {
      signal,
      way: way.map(({ x, z }) => new Vec3(x + 0.5, boat.position.y, z + 0.5)),
      ticksLeft,
    })
    ticksLeft = leg.ticksLeft
    if (ticksLeft <= 0) return 'timeout'
    if (leg.isPutBack && (putBacks += 1) > mostPutBacks) return 'ashore'
  }
}

const levelDistance = (from: Vec3, to: Vec3): number => Math.hypot(to.x - from.x, to.z - from.z)

/** Whether a boat's hull is in water and nothing solid is in its way. */
function fits(bot: Bot, x: number, y: number, z: number): boolean {
  if (bot.blockAt(new Vec3(x, y, z), false)?.name !== 'water') return false
  for (let dx = -boatReach; dx <= boatReach; dx += 1) {
    for (let dz = -boatReach; dz <= boatReach; dz += 1) {
      for (const up of [0, 1]) {
        const block = bot.blockAt(new Vec3(x + dx, y + up, z + dz), false)
        if (!block || block.boundingBox === 'block') return false
      }
    }
  }
  return true
}

interface Leg {
  readonly ticksLeft: number
  readonly isPutBack: boolean
}

async function row(
  bot: Bot,
  {
    signal,
    way,
    ticksLeft,
  }: { readonly signal: AbortSignal; readonly way: readonly Vec3[]; readonly ticksLeft: number },
): Promise<Leg> {
  const boat = mountOf(bot)
  if (!boat) return { ticksLeft, isPutBack: true }
  const at = boat.position.clone()
  let left = ticksLeft
  for (const point of way) {
    while (levelDistance(at, point) > 0.05) {
      if (left <= 0 || mountOf(bot) !== boat) return { ticksLeft: left, isPutBack: true }
      const step = Math.min(blocksPerTick, levelDistance(at, point))
      const heading = Math.atan2(point.z - at.z, point.x - at.x)
      at.x += Math.cos(heading) * step
      at.z += Math.sin(heading) * step
      bot._client.write('vehicle_move', {
        x: at.x,
        y: at.y,
        z: at.z,
        yaw: (heading * 180) / Math.PI - 90,
        pitch: 0,
        onGround: false,
      })
      await waitForTicks(bot, 1, { signal })
      left -= 1
      // Its place comes back a little later than it was told.
      if (levelDistance(boat.position, at) > strayBlocks) return { ticksLeft: left, isPutBack: true }
    }
  }
  return { ticksLeft: left, isPutBack: false }
}
