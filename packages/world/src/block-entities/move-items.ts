import type { BlockStorage, StorageSide } from '../context/block-storage.ts'
import type { ItemCatalog } from '../items/item-catalog.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'

/** Puts as much of a stack as fits into a storage and returns what found no place. */
export function putInto(
  items: Pick<ItemCatalog, 'stackSize'>,
  storage: BlockStorage,
  { stack, side }: { readonly stack: ItemStack; readonly side: StorageSide },
): ItemStack | undefined {
  const { container } = storage
  const slots = storage.slotsInto?.(stack, side) ?? allSlots(container.size)
  const limit = items.stackSize(stack.name)
  let left: ItemStack | undefined = stack
  for (const slot of slots) {
    const standing = container.get(slot)
    if (!left || (standing && !isSameItem(standing, left))) continue
    const moved = Math.min(left.count, limit - (standing?.count ?? 0))
    if (moved <= 0) continue
    container.set(slot, { ...left, count: (standing?.count ?? 0) + moved })
    left = withCount(left, left.count - moved)
  }
  return left
}

/** Moves one item from a storage to another; false when nothing can be moved. */
export function moveOne(
  items: Pick<ItemCatalog, 'stackSize'>,
  { from, to, side }: { readonly from: BlockStorage; readonly to: BlockStorage; readonly side: StorageSide },
): boolean {
  for (const slot of from.slotsOutOf ?? allSlots(from.container.size)) {
    const stack = from.container.get(slot)
    if (!stack || putInto(items, to, { stack: { ...stack, count: 1 }, side })) continue
    from.container.set(slot, withCount(stack, stack.count - 1))
    return true
  }
  return false
}

const allSlots = (size: number): readonly number[] => Array.from({ length: size }, (_, slot) => slot)
