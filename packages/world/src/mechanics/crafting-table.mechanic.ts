import type { Mechanic } from '../context/mechanic.ts'
import { placeKey } from '../context/position.ts'
import { createContainer } from '../items/container.ts'
import type { RecipeIndex } from '../rules/index.ts'
import { returnGrid } from '../menu/close-menu.ts'
import { craftingSlots } from '../menu/crafting-slots.ts'
import type { QuickMove } from '../context/menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'

const gridSize = 9
const playerFrom = 10
const playerTo = 46

/** Opens a 3×3 grid when a crafting table is clicked. */
export function createCraftingTable(recipes: RecipeIndex): Mechanic {
  return {
    name: 'crafting-table',
    useBlock(world, { player, position, state }) {
      if (state.name !== 'crafting_table') return false
      const grid = createContainer(gridSize)
      const quickMove: QuickMove = (menu, { slot, stack }) =>
        slot < playerFrom
          ? insertStack(world.items, menu, stack, {
              from: playerFrom,
              to: playerTo,
              isReversed: slot === 0,
            })
          : insertStack(world.items, menu, stack, { from: 1, to: playerFrom })
      openMenu(world, player, {
        kind: 'crafting',
        windowType: 'minecraft:crafting',
        title: 'Crafting',
        slots: [...craftingSlots(world, { player, grid, width: 3, recipes }), ...playerRegion(player)],
        playerSlots: [playerFrom, playerTo],
        quickMove,
        blockKey: placeKey(position),
        onClose: () => returnGrid(world, player, grid),
      })
      return true
    },
  }
}
