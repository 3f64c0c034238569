import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Vec3 } from 'vec3'
import { placeOwn } from './place-own.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Blocks within which a station is looked for, as in the original. */
export const searchBlocks = 32

// Nearer than this a walk is shorter than placing one's own and taking it along again.
const nearBlocks = 8

/** A station to work at: the near one, the one that is carried, or the one that is far off. */
export async function findStation(
  context: PrimitiveContext,
  station: string | readonly string[],
): Promise<Vec3 | undefined> {
  const { bot, say } = context
  const names = typeof station === 'string' ? [station] : station
  const [nearest] = findNearestBlocks(bot, { names, maxDistance: searchBlocks, limit: 1 })
  const distance = nearest?.distanceTo(bot.entity.position) ?? Infinity
  if (nearest && distance <= nearBlocks) return nearest
  const name =
    names.find((each) => bot.inventory.items().some((item) => item.name === each)) ?? names[0] ?? ''
  const placed = await placeOwn(context, name)
  if (placed) {
    context.onSetDown?.(placed)
    say(`Placed my ${name} at (${placed.x}, ${placed.y}, ${placed.z}).`)
    return placed
  }
  if (nearest) say(`Walking ${Math.round(distance)} blocks to the ${name}.`)
  return nearest
}
