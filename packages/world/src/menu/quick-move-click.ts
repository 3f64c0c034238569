import { isSameItem, withCount } from '../items/item-stack.ts'
import type { Menu, MenuSlot } from '../context/menu.ts'
import type { ApplyClick, ClickContext } from './menu-click.ts'
import { roomFor } from './slot-rules.ts'

// A full inventory holds 36 stacks; no recipe can be taken more often than that many items in one click.
const maxCraftsPerClick = 64

/** A shift-click: moves a stack to the other part of the window, or crafts until nothing fits. */
export const quickMoveClick: ApplyClick = (menu, click, context) => {
  const slot = menu.slots[click.slot]
  const standing = slot?.get()
  if (!slot || !standing) return
  if (slot.isResult) {
    craftUntilFull(menu, slot, { slotNumber: click.slot, context })
    return
  }
  const left = menu.quickMove(menu, { slot: click.slot, stack: standing })
  const moved = standing.count - (left?.count ?? 0)
  if (moved === 0) return
  slot.set(withCount(standing, standing.count - moved))
  slot.onTake?.({ ...standing, count: moved })
}

function craftUntilFull(
  menu: Menu,
  slot: MenuSlot,
  { slotNumber, context }: { readonly slotNumber: number; readonly context: ClickContext },
): void {
  if (slot.mayTake?.() === false) return
  const first = slot.get()
  const [from, to] = menu.playerSlots
  for (let crafts = 0; crafts < maxCraftsPerClick; crafts += 1) {
    const made = slot.get()
    if (!made || !isSameItem(made, first) || roomFor(context.items, menu, made, { from, to }) < made.count)
      return
    slot.set(undefined)
    menu.quickMove(menu, { slot: slotNumber, stack: made })
    slot.onTake?.(made)
  }
}
