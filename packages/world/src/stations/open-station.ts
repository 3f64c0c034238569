import type { Player } from '../context/player.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Menu, MenuSlot, QuickMove } from '../context/menu.ts'
import type { Container } from '../items/container.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { returnGrid } from '../menu/close-menu.ts'
import { containerSlot } from '../menu/create-menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion, playerRegionSize } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'

/** Limits of one of a station's slots. */
export interface StationInput {
  readonly accepts?: (stack: ItemStack) => boolean
  readonly maxCount?: number
}

/** Product of a station, always derived from what lies in it. */
export interface StationResult {
  get(): ItemStack | undefined
  /** Pays for what was taken. */
  onTake(stack: ItemStack): void
  mayTake?(): boolean
}

/** A block that works on the items that a player lays into its window. */
export interface Station {
  readonly windowType: string
  readonly title: string
  readonly position: Place
  /** Its slots; what lies in them goes back to the player when the window closes. */
  readonly grid: Container
  readonly inputs: readonly StationInput[]
  readonly result?: StationResult
  readonly properties?: () => readonly (readonly [number, number])[]
  readonly isMiscounted?: boolean
}

/** Opens a station's window: its inputs, its result when it has one, and the pockets. */
export function openStation(world: WorldContext, player: Player, station: Station): Menu {
  const { windowType, title, position, grid, inputs, result, properties, isMiscounted } = station
  const own: readonly MenuSlot[] = [
    ...inputs.map((limits, index) => containerSlot(grid, index, limits)),
    ...(result ? [resultSlot(result)] : []),
  ]
  const size = own.length
  openMenu(world, player, {
    kind: 'station',
    windowType,
    title,
    slots: [...own, ...playerRegion(player)],
    playerSlots: [size, size + playerRegionSize],
    quickMove: stationQuickMove(world, { inputCount: inputs.length, size }),
    blockKey: placeKey(position),
    onClose: () => returnGrid(world, player, grid),
    ...(properties && { properties }),
    ...(isMiscounted && { isMiscounted }),
  })
  return player.menu
}

function resultSlot(result: StationResult): MenuSlot {
  return {
    isResult: true,
    get: () => result.get(),
    // Nothing is stored: taking the product is what onTake pays for.
    set: () => undefined,
    onTake: (stack) => result.onTake(stack),
    mayTake: () => result.mayTake?.() ?? true,
  }
}

const mainSize = 27

function stationQuickMove(
  world: WorldContext,
  { inputCount, size }: { readonly inputCount: number; readonly size: number },
): QuickMove {
  return (menu, { slot, stack }) => {
    const move = (from: number, to: number, isReversed = false): ItemStack | undefined =>
      insertStack(world.items, menu, stack, { from, to, isReversed })
    const end = size + playerRegionSize
    if (slot < size) return move(size, end, slot >= inputCount)
    const left = move(0, inputCount)
    if (left?.count !== stack.count) return left
    return slot < size + mainSize ? move(size + mainSize, end) : move(size, size + mainSize)
  }
}
