import { cloneClick } from './clone-click.ts'
import { collectClick } from './collect-click.ts'
import { dragClick } from './drag-click.ts'
import { dropClick } from './drop-click.ts'
import type { Menu } from '../context/menu.ts'
import type { ApplyClick, ClickContext, MenuClick } from './menu-click.ts'
import { pickupClick } from './pickup-click.ts'
import { quickMoveClick } from './quick-move-click.ts'
import { swapClick } from './swap-click.ts'

// In protocol order, so that the index is the mode on the wire.
const clicks: readonly ApplyClick[] = [
  pickupClick,
  quickMoveClick,
  swapClick,
  cloneClick,
  dropClick,
  dragClick,
  collectClick,
]

const dragMode = 5

/** Applies a click to a menu; nothing happens for clicks that make no sense. Items are never made or lost. */
export function applyClick(menu: Menu, click: MenuClick, context: ClickContext): void {
  if (click.mode !== dragMode) menu.drag = undefined
  clicks[click.mode]?.(menu, click, context)
}
