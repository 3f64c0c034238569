import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import type { Menu } from '../context/menu.ts'
import type { ApplyClick, ClickContext } from './menu-click.ts'
import { slotAccepts, slotLimit } from './slot-rules.ts'

const leftDrag = 0
const rightDrag = 1

/** A drag over several slots: begins, visits slots one by one, and spreads the cursor's items at its end. */
export const dragClick: ApplyClick = (menu, click, context) => {
  const button = click.button >> 2
  const phase = click.button & 3
  if (phase === 0) {
    menu.drag =
      button === leftDrag || button === rightDrag || context.isCreative
        ? { button, slots: new Set() }
        : undefined
    return
  }
  if (!menu.drag || menu.drag.button !== button) {
    menu.drag = undefined
    return
  }
  if (phase === 1) {
    if (canVisit(menu, click.slot, context)) menu.drag.slots.add(click.slot)
    return
  }
  const { slots } = menu.drag
  menu.drag = undefined
  if (menu.cursor && slots.size > 0) spread(menu, menu.cursor, { numbers: [...slots], button, context })
}

function canVisit(menu: Menu, number: number, { items }: ClickContext): boolean {
  const slot = menu.slots[number]
  if (!slot || !menu.cursor || !slotAccepts(slot, menu.cursor)) return false
  const standing = slot.get()
  if (standing && !isSameItem(standing, menu.cursor)) return false
  return (
    (standing?.count ?? 0) < slotLimit(items, slot, menu.cursor) &&
    (menu.drag?.slots.size ?? 0) < menu.cursor.count
  )
}

function spread(
  menu: Menu,
  cursor: ItemStack,
  drag: { readonly numbers: readonly number[]; readonly button: number; readonly context: ClickContext },
): void {
  const { items, isCreative } = drag.context
  const isCopy = drag.button !== leftDrag && drag.button !== rightDrag && isCreative
  const share =
    drag.button === leftDrag
      ? Math.floor(cursor.count / drag.numbers.length)
      : isCopy
        ? items.stackSize(cursor.name)
        : 1
  let left = cursor.count
  for (const number of drag.numbers) {
    const slot = menu.slots[number]
    if (!slot) continue
    const present = slot.get()?.count ?? 0
    const count = Math.min(share, slotLimit(items, slot, cursor) - present, isCopy ? share : left)
    if (count <= 0) continue
    slot.set({ ...cursor, count: present + count })
    if (!isCopy) left -= count
  }
  menu.cursor = withCount(cursor, left)
}
