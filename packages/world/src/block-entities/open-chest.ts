import type { Player } from '../context/player.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Container } from '../items/container.ts'
import { containerSlot } from '../menu/create-menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegionSize, playerRegion } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'

const windowTypes: Readonly<Record<number, string>> = {
  5: 'minecraft:hopper',
  9: 'minecraft:generic_3x3',
  27: 'minecraft:generic_9x3',
  54: 'minecraft:generic_9x6',
}

/** Opens a window over one or two containers for a player. */
export function openChest(
  world: WorldContext,
  player: Player,
  {
    name,
    containers,
    positions,
    onMove,
    windowType,
    accepts,
  }: {
    readonly name: string
    readonly containers: readonly Container[]
    readonly positions: readonly Place[]
    /** Told when it opens and closes. */
    readonly onMove?: (isOpen: boolean) => void
    /** The window's type where the number of slots does not tell it. */
    readonly windowType?: string
    readonly accepts?: (stack: ItemStack) => boolean
  },
): void {
  const cells = containers.flatMap((container) =>
    Array.from({ length: container.size }, (_, index) =>
      containerSlot(container, index, accepts && { accepts }),
    ),
  )
  const size = cells.length
  onMove?.(true)
  openMenu(world, player, {
    kind: 'chest',
    windowType: windowType ?? windowTypes[size] ?? 'minecraft:generic_9x3',
    title: size === 54 ? 'Large Chest' : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
    slots: [...cells, ...playerRegion(player)],
    playerSlots: [size, size + playerRegionSize],
    quickMove: (menu, { slot, stack }) =>
      slot < size
        ? insertStack(world.items, menu, stack, {
            from: size,
            to: size + playerRegionSize,
            isReversed: true,
          })
        : insertStack(world.items, menu, stack, { from: 0, to: size }),
    ...(onMove && { onClose: () => onMove(false) }),
    blockKey: positions.map(placeKey).join(' '),
  })
}
