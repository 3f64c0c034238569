import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { PrimitiveContext } from './primitive-context.ts'
import { placeInCell } from './place-in-cell.ts'
import { placementsAround } from './placement-cell.ts'

// The original's search radius, in blocks.
const searchBlocks = 32

// Nearer than this a walk is shorter than placing one's own and taking it along again.
const nearBlocks = 8

// Cells around the bot that are tried.
const placeRadius = 3
const triesLimit = 4

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
    say(`Placed my ${name} at (${placed.x}, ${placed.y}, ${placed.z}).`)
    return placed
  }
  if (nearest) say(`Walking ${Math.round(distance)} blocks to the ${name}.`)
  return nearest
}

async function placeOwn(context: PrimitiveContext, name: string): Promise<Vec3 | undefined> {
  const { bot } = context
  const own = (): ReturnType<Bot['inventory']['items']>[number] | undefined =>
    bot.inventory.items().find((item) => item.name === name)
  const feet = bot.entity.position.floored()
  const cells = placementsAround(bot, feet, placeRadius).filter(({ cell }) => cell.distanceTo(feet) > 0.9)
  for (const placement of cells.slice(0, triesLimit)) {
    const item = own()
    if (!item) return undefined
    const { status } = await placeInCell(context, item, placement)
    if (status === 'placed') return placement.cell
  }
  return undefined
}
