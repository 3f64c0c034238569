import type { Player } from '../context/player.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { containerSlot } from '../menu/create-menu.ts'
import type { MenuSlot, QuickMove } from '../context/menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { fuelTicks, smeltingResult } from '../rules/index.ts'
import { cookTicksOf, furnaceSlots, type Furnace } from './furnace.ts'

const playerFrom = 3
const hotbarFrom = 30
const playerTo = 39

/** Opens a furnace's window for a player. */
export function openFurnace(
  world: WorldContext,
  player: Player,
  { furnace, position }: { readonly furnace: Furnace; readonly position: Place },
): void {
  const { container, kind } = furnace
  openMenu(world, player, {
    kind: 'furnace',
    windowType: `minecraft:${kind}`,
    title: kind === 'furnace' ? 'Furnace' : kind === 'smoker' ? 'Smoker' : 'Blast Furnace',
    slots: [
      containerSlot(container, furnaceSlots.input),
      containerSlot(container, furnaceSlots.fuel, {
        accepts: (stack) => fuelTicks(stack.name) > 0 || stack.name === 'bucket',
      }),
      outputSlot(world, player, furnace),
      ...playerRegion(player),
    ],
    playerSlots: [playerFrom, playerTo],
    quickMove: furnaceQuickMove(world, furnace),
    blockKey: placeKey(position),
    // The totals first, because clients read the others as shares of them.
    properties: () => [
      [1, furnace.burnTotalTicks],
      [3, cookTicksOf(kind)],
      [0, furnace.burnTicks],
      [2, furnace.cookTicks],
    ],
  })
}

function outputSlot(world: WorldContext, player: Player, furnace: Furnace): MenuSlot {
  return {
    ...containerSlot(furnace.container, furnaceSlots.output, { accepts: () => false }),
    onTake() {
      const points = Math.floor(furnace.experience)
      const isLucky = world.random() < furnace.experience - points
      furnace.experience = 0
      dropExperience(world, points + Number(isLucky), player.position)
    },
  }
}

function furnaceQuickMove(world: WorldContext, { kind }: Furnace): QuickMove {
  return (menu, { slot, stack }) => {
    const move = (from: number, to: number): ReturnType<QuickMove> =>
      insertStack(world.items, menu, stack, { from, to, isReversed: slot === furnaceSlots.output })
    if (slot < playerFrom) return move(playerFrom, playerTo)
    if (smeltingResult(stack.name, kind) !== undefined) return move(furnaceSlots.input, furnaceSlots.fuel)
    if (fuelTicks(stack.name) > 0) return move(furnaceSlots.fuel, furnaceSlots.output)
    return slot < hotbarFrom ? move(hotbarFrom, playerTo) : move(playerFrom, hotbarFrom)
  }
}
