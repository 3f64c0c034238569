import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Container } from '../items/container.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { playerRegionSize } from './player-region.ts'

/** Closes a player's window and gives back what its cursor and crafting grid hold. */
export function closeMenu(
  world: WorldContext,
  player: Player,
  { tellClient }: { readonly tellClient: boolean },
): void {
  const { menu, inventoryMenu } = player
  if (menu.cursor) {
    const stack = menu.cursor
    menu.cursor = undefined
    giveOrDrop(world, player, stack)
  }
  menu.drag = undefined
  menu.onClose?.()
  returnGrid(world, player, player.craftingGrid)
  if (menu === inventoryMenu) return
  const [from] = menu.playerSlots
  for (let index = 0; index < playerRegionSize; index += 1) {
    if (menu.isMiscounted) inventoryMenu.remote.delete(9 + index)
    else if (menu.remote.has(from + index)) inventoryMenu.remote.set(9 + index, menu.remote.get(from + index))
  }
  player.menu = inventoryMenu
  if (tellClient) player.send('close_window', { windowId: menu.windowId })
}

/** Gives the content of a crafting grid back to a player. */
export function returnGrid(world: WorldContext, player: Player, grid: Container): void {
  for (let index = 0; index < grid.size; index += 1) {
    const stack = grid.get(index)
    if (!stack) continue
    grid.set(index, undefined)
    giveOrDrop(world, player, stack)
  }
}
