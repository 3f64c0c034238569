import type { ApplyClick } from './menu-click.ts'

/** A middle click: in creative mode it copies a full stack to the cursor. */
export const cloneClick: ApplyClick = (menu, click, { items, isCreative }) => {
  const standing = menu.slots[click.slot]?.get()
  if (isCreative && !menu.cursor && standing)
    menu.cursor = { ...standing, count: items.stackSize(standing.name) }
}
