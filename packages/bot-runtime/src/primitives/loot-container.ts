import { totalOf } from '../bot/inventory-changes.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { refuseOthersChest } from './others-chests.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { withChestAt } from './with-chest-at.ts'

/** Empties a container. */
export const lootContainer: Primitive = definePrimitive({
  name: 'lootContainer',
  summary:
    'Walks to a chest, barrel or shulker box and takes out everything, or all of the named items; what does not fit stays.',
  topics: ['loot', 'chest', 'barrel', 'shulker', 'container'],
  parameters: {
    position: { type: 'position', summary: 'where the container is' },
    itemNames: { type: 'strings', summary: 'items to take; all when empty', fallback: [] },
  },
  example: 'await lootContainer(bot, new Vec3(10, 64, 3), ["diamond", "saddle"])',
  async run(context, { position, itemNames }) {
    const { bot, signal } = context
    const refusal = refuseOthersChest(context, position)
    if (refusal !== undefined) return refusal
    const wanted = itemNames.map((name) => itemNamed(bot, 'lootContainer', name).name)
    return withChestAt(context, position, async (chest): Promise<PrimitiveResult> => {
      const taken: Record<string, number> = {}
      let left = 0
      for (const item of chest.containerItems()) {
        signal.throwIfAborted()
        if (wanted.length > 0 && !wanted.includes(item.name)) continue
        if (chest.firstEmptyInventorySlot() === null) {
          left += item.count
          continue
        }
        const stored = chest.containerCount(item.type, null)
        await chest.withdraw(item.type, null, item.count)
        taken[item.name] = (taken[item.name] ?? 0) + stored - chest.containerCount(item.type, null)
      }
      const detail = { taken, left }
      if (left > 0) return failed('inventory-full', `No room for ${left} items of this container`, detail)
      return totalOf(taken) > 0 || wanted.length === 0
        ? succeeded(detail)
        : failed('not-found', `None of ${wanted.join(', ')} is in this container`, detail)
    })
  },
})
