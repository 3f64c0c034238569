import { isSameItem, withCount } from '../items/item-stack.ts'
import type { ApplyClick } from './menu-click.ts'

/** A double click: gathers items like the cursor's from all slots, small stacks before full ones. */
export const collectClick: ApplyClick = (menu, _click, { items }) => {
  const { cursor } = menu
  if (!cursor) return
  const limit = items.stackSize(cursor.name)
  let count = cursor.count
  for (const wantsFull of [false, true]) {
    for (const slot of menu.slots) {
      const standing = slot.get()
      if (count >= limit || !standing || slot.isResult || !isSameItem(standing, cursor)) continue
      if (standing.count >= limit !== wantsFull) continue
      const moved = Math.min(standing.count, limit - count)
      slot.set(withCount(standing, standing.count - moved))
      slot.onTake?.({ ...standing, count: moved })
      count += moved
    }
  }
  menu.cursor = { ...cursor, count }
}
