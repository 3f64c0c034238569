import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { loadWindowTypes } from '../registry/prismarine-loaders.ts'
import { textComponent } from '../protocol/text-component.ts'
import { closeMenu } from './close-menu.ts'
import { createMenu, type CreateMenuOptions } from './create-menu.ts'
import { sendMenu } from './sync-menu.ts'

/** Options of a window beside those of its menu. */
export interface OpenMenuOptions extends Omit<CreateMenuOptions, 'windowId'> {
  /** The window type by its registry name, for example `minecraft:generic_9x3`. */
  readonly windowType: string
  readonly title: string
}

// Vanilla counts windows from 1 to 100; 0 is the inventory.
const maxWindowId = 100

/** Opens a window for a player, closing the one that was open. */
export function openMenu(world: WorldContext, player: Player, options: OpenMenuOptions): void {
  const previousId = player.menu.windowId
  closeMenu(world, player, { tellClient: false })
  const { windowType, title, ...menuOptions } = options
  player.lastWindowId = (Math.max(player.lastWindowId, previousId) % maxWindowId) + 1
  const menu = createMenu({ ...menuOptions, windowId: player.lastWindowId })
  player.menu = menu
  player.send('open_window', {
    windowId: menu.windowId,
    inventoryType: loadWindowTypes(world.registry).windows[windowType]?.type ?? windowType,
    windowTitle: textComponent(world, title),
  })
  sendMenu(world, player, menu)
}
