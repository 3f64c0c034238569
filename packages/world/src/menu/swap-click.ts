import type { ApplyClick } from './menu-click.ts'
import { slotAccepts, slotLimit } from './slot-rules.ts'

const OFF_HAND_BUTTON = 40
const OFF_HAND_MENU_SLOT = 45
const HOTBAR_SIZE = 9

/** A number key over a slot: swaps it with a hotbar slot, or with the off hand. */
export const swapClick: ApplyClick = (menu, click, { items }) => {
  const slot = menu.slots[click.slot]
  const isOffHand = click.button === OFF_HAND_BUTTON
  if (!isOffHand && (click.button < 0 || click.button >= HOTBAR_SIZE)) return
  // Only the inventory's own window shows the off hand.
  if (isOffHand && menu.kind !== 'inventory') return
  const handNumber = isOffHand ? OFF_HAND_MENU_SLOT : menu.playerSlots[1] - HOTBAR_SIZE + click.button
  const hand = menu.slots[handNumber]
  if (!slot || !hand || slot === hand || menu.cursor) return
  const [standing, held] = [slot.get(), hand.get()]
  if (slot.isResult) {
    if (!standing || held) return
    slot.set(undefined)
    hand.set(standing)
    slot.onTake?.(standing)
    return
  }
  if (held && (!slotAccepts(slot, held) || held.count > slotLimit(items, slot, held))) return
  if (standing && !slotAccepts(hand, standing)) return
  slot.set(held)
  hand.set(standing)
  if (standing) slot.onTake?.(standing)
}
