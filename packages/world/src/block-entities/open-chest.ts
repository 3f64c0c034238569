import type { Player } from '../context/player.ts'
import { centreOf, placeKey, type Place } from '../context/position.ts'
import { playSound } from '../protocol/sound-packet.ts'
import type { WorldContext } from '../context/world-context.ts'
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
  }: {
    readonly name: string
    readonly containers: readonly Container[]
    readonly positions: readonly Place[]
  },
): void {
  const cells = containers.flatMap((container) =>
    Array.from({ length: container.size }, (_, index) => containerSlot(container, index)),
  )
  const size = cells.length
  // Barrels and machines have no lid.
  const hasLid = name.endsWith('chest')
  const place = positions[0]
  if (hasLid && place) moveLid(world, place, true)
  openMenu(world, player, {
    kind: 'chest',
    windowType: windowTypes[size] ?? 'minecraft:generic_9x3',
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
    ...(hasLid && place && { onClose: () => moveLid(world, place, false) }),
    blockKey: positions.map(placeKey).join(' '),
  })
}

const lidAction = 1

// Clients see the lid and hear it.
function moveLid(world: WorldContext, place: Place, isOpen: boolean): void {
  const watchers = world.players.filter(({ menu }) => menu.blockKey?.split(' ').includes(placeKey(place)))
  const others = watchers.length - (isOpen ? 0 : 1)
  const { typeId } = world.blocks.at(place)
  for (const player of world.players) {
    if (player.position.dimension !== place.dimension) continue
    const byte2 = Math.max(0, others + (isOpen ? 1 : 0))
    player.send('block_action', { location: place, byte1: lidAction, byte2, blockId: typeId })
  }
  const name = `block.chest.${isOpen ? 'open' : 'close'}`
  playSound(world, centreOf(place), { name, category: 'block', volume: 0.5 })
}
