import { roomFor } from '../bot/inventory-room.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { noRoom } from './no-room.ts'
import { refuseOthersChest } from './others-chests.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { withChestAt } from './with-chest-at.ts'

/** Takes items out of a chest. */
export const getItemFromChest: Primitive = definePrimitive({
  name: 'getItemFromChest',
  summary: 'Walks to a chest and takes items out of it.',
  topics: ['chest', 'take', 'loot', 'barrel'],
  parameters: {
    chestPosition: { type: 'position', summary: 'where the chest is' },
    itemsToGet: { type: 'counts', summary: 'item names to counts, such as { oak_log: 3 }' },
  },
  example: 'await getItemFromChest(bot, new Vec3(10, 64, 3), { oak_log: 3 })',
  async run(context, { chestPosition, itemsToGet }) {
    const { bot, say } = context
    const refusal = refuseOthersChest(context, chestPosition)
    if (refusal !== undefined) return refusal
    return withChestAt(context, chestPosition, async (chest): Promise<PrimitiveResult> => {
      const taken: Record<string, number> = {}
      const problems: string[] = []
      let unfit = ''
      for (const [name, wanted] of Object.entries(itemsToGet)) {
        const item = bot.registry.itemsByName[name]
        const stored = item ? chest.containerCount(item.id, null) : 0
        if (!item) problems.push(`No item named ${name}`)
        else if (stored === 0) problems.push(`I don't see ${name} in this chest`)
        else {
          // mineflayer refuses without a free slot, also where there is room on a stack.
          const hasSlot = bot.inventory.emptySlotCount() > 0
          const fitting = hasSlot ? Math.min(stored, roomFor(bot, item.id)) : 0
          if (fitting < Math.min(wanted, stored)) unfit ||= name
          const count = Math.min(wanted, fitting)
          if (count > 0) await chest.withdraw(item.id, null, count)
          taken[name] = stored - chest.containerCount(item.id, null)
          if (stored < wanted) problems.push(`Not enough ${name} in chest.`)
        }
      }
      if (unfit) {
        for (const problem of problems) say(problem)
        return noRoom(bot, { what: unfit, detail: { taken, problems }, keep: Object.keys(itemsToGet) })
      }
      if (problems.length === 0) return succeeded({ taken })
      for (const problem of problems.slice(0, -1)) say(problem)
      return failed('missing-item', problems.at(-1) ?? '', { taken, problems })
    })
  },
})
