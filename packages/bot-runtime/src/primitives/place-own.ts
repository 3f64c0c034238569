import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { goAshore } from '../movement/go-ashore.ts'
import { standingCell } from '../bot/standing-cell.ts'
import { digNiche } from './dig-niche.ts'
import { placeInCell } from './place-in-cell.ts'
import { placementsAround, type PlacementCell } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'

// Cells around the bot that are tried.
const placeRadius = 3
const triesLimit = 4

/** Places a carried block on the ground beside the bot; undefined when none is held or there is no room. */
export async function placeOwn(context: PrimitiveContext, name: string): Promise<Vec3 | undefined> {
  const { bot } = context
  const own = (): ReturnType<Bot['inventory']['items']>[number] | undefined =>
    bot.inventory.items().find((item) => item.name === name)
  const around = (): readonly PlacementCell[] => placementsAround(bot, standingCell(bot), placeRadius)
  if (own() && around().length === 0) await goAshore(bot, context)
  const feet = standingCell(bot)
  const cells = around()
  const place = async (placement: PlacementCell): Promise<boolean> => {
    const item = own()
    return item !== undefined && (await placeInCell(context, item, placement)).status === 'placed'
  }
  for (const placement of cells.slice(0, triesLimit)) {
    if (!own()) return undefined
    if (await place(placement)) return placement.cell
  }
  const niche = own() && (await digNiche(context, feet))
  return niche && (await place(niche)) ? niche.cell : undefined
}
