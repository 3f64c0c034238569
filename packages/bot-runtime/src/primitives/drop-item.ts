import { countItems } from '../bot/inventory-changes.ts'
import { tossAway } from '../using/toss-away.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

/** Throws items away. */
export const dropItem: Primitive = definePrimitive({
  name: 'dropItem',
  summary: 'Drops items on the ground ahead, about three blocks away; walking over them picks them up again.',
  topics: ['discard', 'toss'],
  parameters: {
    itemName: { type: 'string', summary: 'item to drop' },
    count: { type: 'number', summary: 'how many', fallback: 1 },
  },
  example: 'await dropItem(bot, "rotten_flesh", 3)',
  async run({ bot, signal }, { itemName, count }) {
    const { name: item } = itemNamed(bot, 'dropItem', itemName)
    if (!Number.isInteger(count) || count < 1)
      throw new PrimitiveError(
        'dropItem',
        `count for dropItem must be a whole number of at least 1, not ${count}`,
      )
    const before = countItems(bot)[item] ?? 0
    if (before < count)
      return failed('missing-item', `I hold ${before} ${item}, ${count} are to be dropped`, {
        item,
        dropped: 0,
      })
    const facts = { item, dropped: await tossAway(bot, { item, count, signal }) }
    if (facts.dropped >= count) return succeeded(facts)
    return failed('refused', `Only ${facts.dropped} of ${count} ${item} left my hands`, facts)
  },
})
