import { definePrimitive, type Primitive } from './define-primitive.ts'
import { digNiche } from './dig-niche.ts'
import { placeInCell } from './place-in-cell.ts'
import { placementAt, placementsAround, type PlacementCell } from './placement-cell.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

// A wish such as "one block beside me" often meets a wall; within two blocks is what was meant.
const nearbyRadius = 2

// Walking to every cell of the neighbourhood in turn would take minutes.
const triesLimit = 4

/** Places an item from the inventory as a block. */
export const placeItem: Primitive = definePrimitive({
  name: 'placeItem',
  summary: 'Places the item `name` at `position`, or on free ground near it.',
  parameters: {
    name: { type: 'string', summary: 'item name, such as crafting_table' },
    position: { type: 'position', summary: 'where, for example bot.entity.position.offset(1, 0, 0)' },
  },
  example: 'await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))',
  tooManyFailures: 'placeItem failed too many times, please find another position to place.',
  async run(context, { name, position }) {
    const { bot, say } = context
    const kind = itemNamed(bot, 'placeItem', name)
    const held = (): ReturnType<typeof bot.inventory.findInventoryItem> =>
      bot.inventory.findInventoryItem(kind.id, null, false)
    if (!held()) return failed('missing-item', `No ${name} in inventory`, { item: name })
    const wished = position.floored()
    const first = placementAt(bot, wished)
    const around = placementsAround(bot, wished, nearbyRadius)
    const cells: PlacementCell[] = typeof first === 'object' ? [first, ...around] : around
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
    const done = niche && (await place(niche))
    if (done) return done
    return problem === ''
      ? failed('not-possible', `No block to place ${name} on. You cannot place a floating block.`, {
          item: name,
        })
      : failed('refused', `Error placing ${name}: ${problem}, please find another position to place`, {
          item: name,
        })
  },
})
