import { offHandSlot, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { RecipeIndex } from '../rules/index.ts'
import { armorSlotOf } from './armor-slot-of.ts'
import { craftingSlots } from './crafting-slots.ts'
import { containerSlot, createMenu } from './create-menu.ts'
import type { Menu, MenuSlot, QuickMove } from '../context/menu.ts'
import { insertStack } from './slot-rules.ts'

const mainStart = 9
const hotbarFrom = 36
const hotbarTo = 45

/** Creates a player's own window: the 2×2 grid, armour, inventory and off hand. */
export function createInventoryMenu(world: WorldContext, player: Player, recipes: RecipeIndex): Menu {
  const { inventory } = player
  const armor = [5, 6, 7, 8].map((number): MenuSlot =>
    containerSlot(inventory, number, { accepts: (stack) => armorSlotOf(stack.name) === number, maxCount: 1 }),
  )
  const rest = Array.from({ length: offHandSlot - mainStart + 1 }, (_, index) =>
    containerSlot(inventory, mainStart + index),
  )
  const quickMove: QuickMove = (menu, { slot, stack }) => {
    const { items } = world
    if (slot < mainStart || slot === offHandSlot) {
      return insertStack(items, menu, stack, { from: mainStart, to: hotbarTo, isReversed: slot === 0 })
    }
    const worn = armorSlotOf(stack.name)
    if (worn !== undefined && !inventory.get(worn)) {
      return insertStack(items, menu, stack, { from: worn, to: worn + 1 })
    }
    return slot < hotbarFrom
      ? insertStack(items, menu, stack, { from: hotbarFrom, to: hotbarTo })
      : insertStack(items, menu, stack, { from: mainStart, to: hotbarFrom })
  }
  return createMenu({
    windowId: 0,
    kind: 'inventory',
    slots: [
      ...craftingSlots(world, { player, grid: player.craftingGrid, width: 2, recipes }),
      ...armor,
      ...rest,
    ],
    playerSlots: [mainStart, hotbarTo],
    quickMove,
  })
}
