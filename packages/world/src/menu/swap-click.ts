import type { ApplyClick } from './menu-click.ts'
import { slotAccepts, slotLimit } from './slot-rules.ts'

const offHandButton = 40
const offHandMenuSlot = 45
const hotbarSize = 9

/** A number key over a slot: swaps it with a hotbar slot, or with the off hand. */
export const swapClick: ApplyClick = (menu, click, { items }) => {
  const slot = menu.slots[click.slot]
  const isOffHand = click.button === offHandButton
  if (!isOffHand && (click.button < 0 || click.button >= hotbarSize)) return
  // Only the inventory's own window shows the off hand.
  if (isOffHand && menu.kind !== 'inventory') return
  const handNumber = isOffHand ? offHandMenuSlot : menu.playerSlots[1] - hotbarSize + click.button
  const hand = menu.slots[handNumber]
  if (!slot || !hand || slot === hand || menu.cursor) return
  const [standing, held] = [slot.get(), hand.get()]
  if (slot.isResult) {
    if (!standing || held || slot.mayTake?.() === false) return
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
