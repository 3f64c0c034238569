import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { countItems, gainedItems, totalOf } from '../bot/inventory-changes.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { noRoom } from './no-room.ts'
import { failed, succeeded } from './primitive-result.ts'

/** Picks up items that lie around. */
export const collectDrops: Primitive = definePrimitive({
  name: 'collectDrops',
  summary: 'Walks over the items that lie on the ground nearby and picks them up.',
  topics: ['dropped', 'pick', 'collect'],
  parameters: { radius: { type: 'number', summary: 'blocks around the bot', fallback: 16 } },
  example: 'await collectDrops(bot, 16)',
  async run({ bot, signal }, { radius }) {
    const before = countItems(bot)
    await collectNearbyDrops(bot, { signal, near: [bot.entity.position.floored()], radiusBlocks: radius })
    const gained = gainedItems(before, countItems(bot))
    if (totalOf(gained) > 0) return succeeded({ gained })
    if (bot.inventory.emptySlotCount() === 0) return noRoom(bot, { what: 'more items', detail: { radius } })
    return failed('not-found', 'No items on the ground nearby that I could pick up', { radius })
  },
})
