import { withHands } from '../bot/hands.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { openYaw } from '../using/open-yaw.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

const answerTicks = 10

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
    const { id, name: item } = itemNamed(bot, 'dropItem', itemName)
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
    // Level and past walls, so that they come to rest out of one's own reach; the server hears of it with the next packet.
    await bot.look(openYaw(bot), 0, true)
    await waitForTicks(bot, 2, { signal })
    await withHands(bot, () => bot.toss(id, null, count))
    const dropped = (): number => before - (countItems(bot)[item] ?? 0)
    await waitForTicks(bot, answerTicks, { signal, until: () => dropped() >= count })
    const facts = { item, dropped: dropped() }
    if (facts.dropped >= count) return succeeded(facts)
    return failed('refused', `Only ${facts.dropped} of ${count} ${item} left my hands`, facts)
  },
})
