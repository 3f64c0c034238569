import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { placeInCell } from './place-in-cell.ts'
import { placementsAround } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'

// Cells around the bot that are tried.
const placeRadius = 3
const triesLimit = 4

/** Places a carried block on the ground beside the bot; undefined when none is held or there is no room. */
export async function placeOwn(context: PrimitiveContext, name: string): Promise<Vec3 | undefined> {
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
