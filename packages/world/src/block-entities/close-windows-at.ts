import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { closeMenu } from '../menu/close-menu.ts'

/** Closes every window that shows the inside of a block. */
export function closeWindowsAt(world: WorldContext, position: Place): void {
  const key = placeKey(position)
  for (const player of world.players) {
    if (player.menu.blockKey?.split(' ').includes(key)) closeMenu(world, player, { tellClient: true })
  }
}
