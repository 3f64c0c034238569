import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { goAshore, isAfloat } from '../movement/go-ashore.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { digNiche } from './dig-niche.ts'
import { placeInCell } from './place-in-cell.ts'
import {
  placementAt,
  placementsAround,
  placementsBesideFooting,
  type PlacementCell,
} from './placement-cell.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

// A wish such as "one block beside me" often meets a wall; within two blocks is what was meant.
const nearbyRadius = 2

// Walking to every cell of the neighbourhood in turn would take minutes.
const triesLimit = 4

// Blocks from the bot within which a wish means "beside me".
const besideBlocks = 4

const floating = '. You cannot place a floating block.'
const afloat = ': I swim, and found no land to go to; go to dry ground first.'

/** Places an item from the inventory as a block. */
export const placeItem: Primitive = definePrimitive({
  name: 'placeItem',
  summary: 'Places the item `name` at `position`, or on free ground near it.',
  parameters: {
    name: { type: 'string', summary: 'item name, such as crafting_table' },
    position: {
      type: 'place',
      summary: 'where, for example bot.entity.position.offset(1, 0, 0); beside the bot when left out',
      fallback: null,
    },
  },
  example: 'await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))',
  tooManyFailures: 'placeItem failed too many times, please find another position to place.',
  async run(context, { name, position }) {
    const { bot, say } = context
    const kind = itemNamed(bot, 'placeItem', name)
    const held = (): ReturnType<typeof bot.inventory.findInventoryItem> =>
      bot.inventory.findInventoryItem(kind.id, null, false)
    if (!held()) return failed('missing-item', `No ${name} in inventory`, { item: name })
    let { wished, cells } = cellsFor(bot, (position ?? bot.entity.position.offset(1, 0, 0)).floored())
    const isBeside = wished.distanceTo(bot.entity.position) <= besideBlocks
    // On the water nothing can be put down.
    if (cells.length === 0 && isBeside && (await goAshore(bot, context)))
      ({ wished, cells } = cellsFor(bot, bot.entity.position.floored().offset(1, 0, 0)))
    let problem = ''
    const place = async (placement: PlacementCell): Promise<PrimitiveResult | undefined> => {
      const item = held()
      if (!item) return undefined
      const { cell, reference } = placement
      const placed = await placeInCell(context, item, placement)
      if (placed.status !== 'placed') problem = placed.message
      else say(`Placed ${name} on ${reference.name} at ${String(cell)}`)
      return placed.status === 'placed'
        ? succeeded({ item: name, position: { x: cell.x, y: cell.y, z: cell.z } })
        : undefined
    }
    for (const placement of cells.slice(0, triesLimit)) {
      const done = await place(placement)
      if (done) return done
    }
    const niche = await digNiche(context, wished)
    // In a hole into its wall, on a pillar against its side.
    for (const placement of niche
      ? [niche]
      : cells.length === 0 && isBeside
        ? placementsBesideFooting(bot)
        : []) {
      const done = await place(placement)
      if (done) return done
    }
    return problem === ''
      ? failed('not-possible', `No block to place ${name} on${isAfloat(bot) ? afloat : floating}`, {
          item: name,
        })
      : failed('refused', `Error placing ${name}: ${problem}, please find another position to place`, {
          item: name,
        })
  },
})

/** Cells in which something can be placed for a wish, the wished one first. */
function cellsFor(bot: Bot, wished: Vec3): { readonly wished: Vec3; readonly cells: PlacementCell[] } {
  const first = placementAt(bot, wished)
  const around = placementsAround(bot, wished, nearbyRadius)
  return { wished, cells: typeof first === 'object' ? [first, ...around] : around }
}
