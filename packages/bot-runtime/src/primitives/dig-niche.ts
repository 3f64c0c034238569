import type { Vec3 } from 'vec3'
import { surroundingsOf } from '../bot/block-surroundings.ts'
import { fourSides } from '../bot/four-sides.ts'
import { rockNames } from '../bot/rock-names.ts'
import { standingCell } from '../bot/standing-cell.ts'
import { digBlock } from '../digging/dig-block.ts'
import { placementAt, type PlacementCell } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Digs a cell into the wall of a hole that has no other room, near the wished place; undefined where the wall has to stay. */
export async function digNiche(
  { bot, signal }: PrimitiveContext,
  wished: Vec3,
): Promise<PlacementCell | undefined> {
  const feet = standingCell(bot)
  const cells = fourSides
    .map((side) => feet.plus(side))
    .toSorted((a, b) => a.distanceTo(wished) - b.distanceTo(wished))
  for (const cell of cells) {
    const block = bot.blockAt(cell)
    if (!block || !rockNames.test(block.name)) continue
    // Behind a block beside water or lava there may be more of it.
    if (['water', 'lava'].includes(surroundingsOf(bot, cell))) continue
    if ((await digBlock(bot, block, { signal })) !== 'gone') continue
    const placement = placementAt(bot, cell)
    if (typeof placement === 'object') return placement
  }
  return undefined
}
