import type { Player } from '../context/player.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { QuickMove } from '../context/menu.ts'
import { containerSlot } from '../menu/create-menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion, playerRegionSize } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'
import { isBrewingIngredient } from '../rules/index.ts'
import { bottleSlots, isBottle, standSlots, type BrewingStand } from './brewing-stand.ts'

const playerFrom = 5
const hotbarFrom = 32
const playerTo = playerFrom + playerRegionSize

/** Opens a brewing stand's window for a player. */
export function openBrewingStand(
  world: WorldContext,
  player: Player,
  { stand, position }: { readonly stand: BrewingStand; readonly position: Place },
): void {
  const { container } = stand
  openMenu(world, player, {
    kind: 'other',
    windowType: 'minecraft:brewing_stand',
    title: 'Brewing Stand',
    slots: [
      ...bottleSlots.map((slot) => containerSlot(container, slot, { accepts: isBottle, maxCount: 1 })),
      containerSlot(container, standSlots.ingredient, { accepts: ({ name }) => isBrewingIngredient(name) }),
      containerSlot(container, standSlots.fuel, { accepts: ({ name }) => name === 'blaze_powder' }),
      ...playerRegion(player),
    ],
    playerSlots: [playerFrom, playerTo],
    quickMove: quickMove(world),
    blockKey: placeKey(position),
    properties: () => [
      [0, stand.ticksLeft],
      [1, stand.fuel],
    ],
  })
}

function quickMove(world: WorldContext): QuickMove {
  return (menu, { slot, stack }) => {
    const move = (from: number, to: number): ReturnType<QuickMove> =>
      insertStack(world.items, menu, stack, { from, to, isReversed: slot < playerFrom })
    if (slot < playerFrom) return move(playerFrom, playerTo)
    const isFuel = stack.name === 'blaze_powder'
    const left = isFuel ? move(standSlots.fuel, playerFrom) : move(0, standSlots.fuel)
    if (left?.count !== stack.count) return left
    return slot < hotbarFrom ? move(hotbarFrom, playerTo) : move(playerFrom, hotbarFrom)
  }
}
