import type { Player } from '../context/player.ts'
import { positionKey } from '../context/position.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { containerSlot } from '../menu/create-menu.ts'
import type { MenuSlot, QuickMove } from '../context/menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { fuelTicks, smeltingResult } from '../rules/index.ts'
import { cookTicksOf, FURNACE_SLOTS } from './furnace.ts'
import type { Furnace } from './furnace.ts'

const PLAYER_FROM = 3
const HOTBAR_FROM = 30
const PLAYER_TO = 39

/** Opens a furnace's window for a player. */
export function openFurnace(
  world: WorldContext,
  player: Player,
  { furnace, position }: { readonly furnace: Furnace; readonly position: Position },
): void {
  const { container, kind } = furnace
  openMenu(world, player, {
    kind: 'furnace',
    windowType: `minecraft:${kind}`,
    title: kind === 'furnace' ? 'Furnace' : kind === 'smoker' ? 'Smoker' : 'Blast Furnace',
    slots: [
      containerSlot(container, FURNACE_SLOTS.input),
      containerSlot(container, FURNACE_SLOTS.fuel, {
        accepts: (stack) => fuelTicks(stack.name) > 0 || stack.name === 'bucket',
      }),
      outputSlot(world, player, furnace),
      ...playerRegion(player),
    ],
    playerSlots: [PLAYER_FROM, PLAYER_TO],
    quickMove: furnaceQuickMove(world, furnace),
    blockKey: positionKey(position),
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
    ...containerSlot(furnace.container, FURNACE_SLOTS.output, { accepts: () => false }),
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
      insertStack(world.items, menu, stack, { from, to, isReversed: slot === FURNACE_SLOTS.output })
    if (slot < PLAYER_FROM) return move(PLAYER_FROM, PLAYER_TO)
    if (smeltingResult(stack.name, kind) !== undefined) return move(FURNACE_SLOTS.input, FURNACE_SLOTS.fuel)
    if (fuelTicks(stack.name) > 0) return move(FURNACE_SLOTS.fuel, FURNACE_SLOTS.output)
    return slot < HOTBAR_FROM ? move(HOTBAR_FROM, PLAYER_TO) : move(PLAYER_FROM, HOTBAR_FROM)
  }
}
