import type { Player } from '../context/player.ts'
import { containerSlot } from './create-menu.ts'
import type { MenuSlot } from '../context/menu.ts'

/** Slots of a player's inventory that every window shows. */
export const playerRegionSize = 36

/** The main inventory and hotbar as the last slots of a window. */
export function playerRegion(player: Player): readonly MenuSlot[] {
  return Array.from({ length: playerRegionSize }, (_, index) => containerSlot(player.inventory, 9 + index))
}
