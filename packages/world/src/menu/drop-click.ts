import { withCount } from '../items/item-stack.ts'
import { outsideSlot, type ApplyClick } from './menu-click.ts'

/** The drop key over a slot: throws one item, or all of them with control held. */
export const dropClick: ApplyClick = (menu, click, context) => {
  if (click.slot === outsideSlot || menu.cursor) return
  const slot = menu.slots[click.slot]
  const standing = slot?.get()
  if (!slot || !standing || slot.mayTake?.() === false) return
  const count = click.button === 0 && !slot.isResult ? 1 : standing.count
  context.drop({ ...standing, count })
  slot.set(withCount(standing, standing.count - count))
  slot.onTake?.({ ...standing, count })
}
