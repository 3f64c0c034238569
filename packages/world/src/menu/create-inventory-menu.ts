import { OFF_HAND_SLOT } from '../context/player.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { RecipeIndex } from '../rules/index.ts'
import { armorSlotOf } from './armor-slot-of.ts'
import { craftingSlots } from './crafting-slots.ts'
import { containerSlot, createMenu } from './create-menu.ts'
import type { Menu, MenuSlot, QuickMove } from '../context/menu.ts'
import { insertStack } from './slot-rules.ts'

const MAIN_START = 9
const HOTBAR_FROM = 36
const HOTBAR_TO = 45

/** Creates a player's own window: the 2×2 grid, armour, inventory and off hand. */
export function createInventoryMenu(world: WorldContext, player: Player, recipes: RecipeIndex): Menu {
  const { inventory } = player
  const armor = [5, 6, 7, 8].map((number): MenuSlot =>
    containerSlot(inventory, number, { accepts: (stack) => armorSlotOf(stack.name) === number, maxCount: 1 }),
  )
  const rest = Array.from({ length: OFF_HAND_SLOT - MAIN_START + 1 }, (_, index) =>
    containerSlot(inventory, MAIN_START + index),
  )
  const quickMove: QuickMove = (menu, { slot, stack }) => {
    const { items } = world
    if (slot < MAIN_START || slot === OFF_HAND_SLOT) {
      return insertStack(items, menu, stack, { from: MAIN_START, to: HOTBAR_TO, isReversed: slot === 0 })
    }
    const worn = armorSlotOf(stack.name)
    if (worn !== undefined && !inventory.get(worn)) {
      return insertStack(items, menu, stack, { from: worn, to: worn + 1 })
    }
    return slot < HOTBAR_FROM
      ? insertStack(items, menu, stack, { from: HOTBAR_FROM, to: HOTBAR_TO })
      : insertStack(items, menu, stack, { from: MAIN_START, to: HOTBAR_FROM })
  }
  return createMenu({
    windowId: 0,
    kind: 'inventory',
    slots: [
      ...craftingSlots(world, { player, grid: player.craftingGrid, width: 2, recipes }),
      ...armor,
      ...rest,
    ],
    playerSlots: [MAIN_START, HOTBAR_TO],
    quickMove,
  })
}
