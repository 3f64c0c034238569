import type { ItemCatalog } from '../items/item-catalog.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Menu } from '../context/menu.ts'

/** A click in a window, as the protocol describes it. */
export interface MenuClick {
  /** The slot's number, or -999 outside of the window. */
  readonly slot: number
  readonly button: number
  /** 0 pick up, 1 shift-click, 2 number key, 3 middle click, 4 drop key, 5 drag, 6 double click. */
  readonly mode: number
}

/** Surroundings of a click: what it may read and do beside moving items between slots. */
export interface ClickContext {
  readonly items: ItemCatalog
  readonly isCreative: boolean
  /** Throws items into the world. */
  drop(stack: ItemStack): void
}

/** One way of clicking; it leaves the menu as it is when the click makes no sense. */
export type ApplyClick = (menu: Menu, click: MenuClick, context: ClickContext) => void

/** The slot number of a click outside of the window. */
export const outsideSlot = -999
