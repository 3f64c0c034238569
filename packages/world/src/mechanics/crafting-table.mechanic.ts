import type { Mechanic } from '../context/mechanic.ts'
import { positionKey } from '../context/position.ts'
import { createContainer } from '../items/container.ts'
import type { RecipeIndex } from '../rules/index.ts'
import { returnGrid } from '../menu/close-menu.ts'
import { craftingSlots } from '../menu/crafting-slots.ts'
import type { QuickMove } from '../context/menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'

const GRID_SIZE = 9
const PLAYER_FROM = 10
const PLAYER_TO = 46

/** Opens a 3×3 grid when a crafting table is clicked. */
export function createCraftingTable(recipes: RecipeIndex): Mechanic {
  return {
    name: 'crafting-table',
    useBlock(world, { player, position, state }) {
      if (state.name !== 'crafting_table') return false
      const grid = createContainer(GRID_SIZE)
      const quickMove: QuickMove = (menu, { slot, stack }) =>
        slot < PLAYER_FROM
          ? insertStack(world.items, menu, stack, {
              from: PLAYER_FROM,
              to: PLAYER_TO,
              isReversed: slot === 0,
            })
          : insertStack(world.items, menu, stack, { from: 1, to: PLAYER_FROM })
      openMenu(world, player, {
        kind: 'crafting',
        windowType: 'minecraft:crafting',
        title: 'Crafting',
        slots: [...craftingSlots(world, { player, grid, width: 3, recipes }), ...playerRegion(player)],
        playerSlots: [PLAYER_FROM, PLAYER_TO],
        quickMove,
        blockKey: positionKey(position),
        onClose: () => returnGrid(world, player, grid),
      })
      return true
    },
  }
}
