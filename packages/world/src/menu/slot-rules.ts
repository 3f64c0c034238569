import type { ItemCatalog } from '../items/item-catalog.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import type { Menu, MenuSlot } from '../context/menu.ts'

/** Whether a player may put a stack into a slot at all. */
export function slotAccepts(slot: MenuSlot, stack: ItemStack): boolean {
  return !slot.isResult && (slot.accepts?.(stack) ?? true)
}

/** Gives the number of a stack's items that a slot can hold. */
export function slotLimit(items: ItemCatalog, slot: MenuSlot, stack: ItemStack): number {
  return Math.min(slot.maxCount ?? 64, items.stackSize(stack.name))
}

/** A run of slots to fill, in reverse order when wanted. */
export interface InsertRange {
  readonly from: number
  /** The slot after the last one. */
  readonly to: number
  readonly isReversed?: boolean
}

/** Puts a stack into a range of a menu's slots, stacks that exist first, and returns what found no place. */
export function insertStack(
  items: ItemCatalog,
  menu: Menu,
  stack: ItemStack,
  { from, to, isReversed = false }: InsertRange,
): ItemStack | undefined {
  const order = menu.slots.slice(from, to).filter((slot) => slotAccepts(slot, stack))
  if (isReversed) order.reverse()
  let left = stack.count
  const fill = (slot: MenuSlot, standing: number): void => {
    const moved = Math.min(left, slotLimit(items, slot, stack) - standing)
    if (moved <= 0) return
    slot.set({ ...stack, count: standing + moved })
    left -= moved
  }
  for (const slot of order) {
    const standing = slot.get()
    if (standing && left > 0 && isSameItem(standing, stack)) fill(slot, standing.count)
  }
  for (const slot of order) if (left > 0 && !slot.get()) fill(slot, 0)
  return withCount(stack, left)
}

/** Gives the number of a stack's items that a range of slots still takes. */
export function roomFor(items: ItemCatalog, menu: Menu, stack: ItemStack, { from, to }: InsertRange): number {
  let room = 0
  for (const slot of menu.slots.slice(from, to)) {
    if (!slotAccepts(slot, stack)) continue
    const standing = slot.get()
    if (!standing) room += slotLimit(items, slot, stack)
    else if (isSameItem(standing, stack)) room += Math.max(0, slotLimit(items, slot, stack) - standing.count)
  }
  return room
}
