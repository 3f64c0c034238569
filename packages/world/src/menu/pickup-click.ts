import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import type { Menu, MenuSlot } from '../context/menu.ts'
import { outsideSlot, type ApplyClick, type ClickContext, type MenuClick } from './menu-click.ts'
import { slotAccepts, slotLimit } from './slot-rules.ts'

/** A plain left or right click: pick up, put down, merge, swap, or throw when outside of the window. */
export const pickupClick: ApplyClick = (menu, click, context) => {
  if (click.slot === outsideSlot) {
    throwFromCursor(menu, click, context)
    return
  }
  const slot = menu.slots[click.slot]
  if (!slot) return
  if (slot.isResult) takeResult(menu, slot, context)
  else if (!menu.cursor) liftFromSlot(menu, slot, click)
  else putIntoSlot(menu, slot, menu.cursor, { click, context })
}

function throwFromCursor(menu: Menu, click: MenuClick, context: ClickContext): void {
  if (!menu.cursor) return
  const count = click.button === 0 ? menu.cursor.count : 1
  context.drop({ ...menu.cursor, count })
  menu.cursor = withCount(menu.cursor, menu.cursor.count - count)
}

function takeResult(menu: Menu, slot: MenuSlot, { items }: ClickContext): void {
  const made = slot.get()
  if (!made || slot.mayTake?.() === false) return
  const held = menu.cursor?.count ?? 0
  if (menu.cursor && !isSameItem(menu.cursor, made)) return
  if (held + made.count > items.stackSize(made.name)) return
  menu.cursor = { ...made, count: held + made.count }
  slot.set(undefined)
  slot.onTake?.(made)
}

function liftFromSlot(menu: Menu, slot: MenuSlot, click: MenuClick): void {
  const standing = slot.get()
  if (!standing) return
  const count = click.button === 0 ? standing.count : Math.ceil(standing.count / 2)
  menu.cursor = withCount(standing, count)
  slot.set(withCount(standing, standing.count - count))
  slot.onTake?.({ ...standing, count })
}

function putIntoSlot(
  menu: Menu,
  slot: MenuSlot,
  cursor: ItemStack,
  { click, context }: { readonly click: MenuClick; readonly context: ClickContext },
): void {
  const standing = slot.get()
  const limit = slotLimit(context.items, slot, cursor)
  const accepts = slotAccepts(slot, cursor)
  if (accepts && (!standing || isSameItem(standing, cursor))) {
    const present = standing?.count ?? 0
    const count = Math.min(click.button === 0 ? cursor.count : 1, limit - present)
    if (count <= 0) return
    slot.set({ ...cursor, count: present + count })
    menu.cursor = withCount(cursor, cursor.count - count)
    return
  }
  if (accepts && standing && cursor.count <= limit) {
    slot.set(cursor)
    menu.cursor = standing
    return
  }
  // A slot that only gives, such as a furnace's output, adds to what the pointer holds.
  if (!accepts && standing && isSameItem(standing, cursor)) {
    const room = context.items.stackSize(cursor.name) - cursor.count
    if (standing.count > room) return
    menu.cursor = { ...cursor, count: cursor.count + standing.count }
    slot.set(undefined)
    slot.onTake?.(standing)
  }
}
