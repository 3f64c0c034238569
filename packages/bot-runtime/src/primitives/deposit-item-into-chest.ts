import { countItems } from '../bot/inventory-changes.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { withChestAt } from './with-chest-at.ts'

/** Puts items into a chest. */
export const depositItemIntoChest: Primitive = definePrimitive({
  name: 'depositItemIntoChest',
  summary: 'Walks to a chest and puts items into it.',
  topics: ['chest', 'deposit', 'store', 'barrel'],
  parameters: {
    chestPosition: { type: 'position', summary: 'where the chest is' },
    itemsToDeposit: { type: 'counts', summary: 'item names to counts, such as { dirt: 40 }' },
  },
  example: 'await depositItemIntoChest(bot, new Vec3(10, 64, 3), { dirt: 40 })',
  async run(context, { chestPosition, itemsToDeposit }) {
    const { bot, say } = context
    return withChestAt(context, chestPosition, async (chest): Promise<PrimitiveResult> => {
      const { x, y, z } = chestPosition
      const put: Record<string, number> = {}
      const problems: string[] = []
      for (const [name, wanted] of Object.entries(itemsToDeposit)) {
        const item = bot.registry.itemsByName[name]
        const all = countItems(bot)[name] ?? 0
        if (!item) {
          problems.push(`No item named ${name}`)
          continue
        }
        const held = chest.count(item.id, null)
        const worn = Math.max(0, all - held)
        if (held < wanted && worn > 0)
          problems.push(`${worn} ${name} ${worn === 1 ? 'is' : 'are'} worn, and what is worn is not stored.`)
        if (held === 0 && worn > 0) put[name] = 0
        else if (held === 0) problems.push(`No ${name} in inventory`)
        else {
          const stored = chest.containerCount(item.id, null)
          const refusal = await chest.deposit(item.id, null, Math.min(wanted, held)).then(
            () => '',
            (error: Error) => `The chest takes no more ${name}: ${error.message}`,
          )
          put[name] = chest.containerCount(item.id, null) - stored
          if (refusal) problems.push(refusal)
          else if (put[name] < wanted && worn === 0) problems.push(`Not enough ${name} in inventory.`)
        }
      }
      if (problems.length === 0) return succeeded({ put, x, y, z })
      for (const problem of problems.slice(0, -1)) say(problem)
      return failed('missing-item', problems.at(-1) ?? '', { put, problems, x, y, z })
    })
  },
})
