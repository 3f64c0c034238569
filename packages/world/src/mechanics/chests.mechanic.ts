import type { BlockUse } from '../context/clicks.ts'
import type { BlockState } from '../context/block-state.ts'
import { slotsOf } from '../block-entities/slots-of.ts'
import { z } from 'zod'
import { placeKeyShape, slotsShape } from '../context/kept-shapes.ts'
import { joinContainers, type BlockStorage } from '../context/block-storage.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, placeKey, type Place } from '../context/position.ts'
import { createRandomSource } from '../context/random-source.ts'
import { hash2 } from '../generation/hash2.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { isLootTableName } from '../loot/loot-tables.ts'
import { rollLoot, scatter } from '../loot/roll-loot.ts'
import { rulesOf } from '../rules/index.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer, type Container } from '../items/container.ts'
import { closeWindowsAt } from '../block-entities/close-windows-at.ts'
import { otherChestOffset, pairingOf } from '../block-entities/double-chest.ts'
import { moveLid } from '../block-entities/move-lid.ts'
import { openChest } from '../block-entities/open-chest.ts'
import { spillContainer } from '../block-entities/spill-container.ts'

const sizes: Readonly<Record<string, number>> = {
  chest: 27,
  trapped_chest: 27,
  barrel: 27,
  dispenser: 9,
  dropper: 9,
  hopper: 5,
}

// Containers that come with structures.
const found: ReadonlySet<string> = new Set(['chest', 'dispenser'])

/** Lets chests, double chests, barrels and their like store items that all players share. */
export function createChests(): Mechanic {
  const containers = new Map<string, Container>()
  const containerAt = (world: WorldContext, position: Place, name: string): Container => {
    const key = placeKey(position)
    const known = containers.get(key)
    if (known) return known
    const size = sizes[name] ?? 27
    const container = createContainer(size, foundIn(world, position, { name, size }))
    containers.set(key, container)
    return container
  }
  return {
    name: 'chests',
    start(world) {
      world.events.on('block-place', ({ player, position, state }) => {
        if (!player.isSneaking) joinChests(world, position, state)
      })
    },
    useBlock(world, { player, position, state }) {
      if (sizes[state.name] === undefined) return false
      openParts(world, { player, position, state }, (part) => containerAt(world, part, state.name))
      return true
    },
    storageAt(world, place) {
      const state = world.blocks.at(place)
      if (sizes[state.name] === undefined) return undefined
      return joined(chestParts(world, place, state).map((part) => containerAt(world, part, state.name)))
    },
    blockBroken(world, { position, state }) {
      const isFilled = found.has(state.name) && world.structures.lootAt(position) !== undefined
      const container = isFilled
        ? containerAt(world, position, state.name)
        : containers.get(placeKey(position))
      if (!container) return
      closeWindowsAt(world, position)
      spillContainer(world, container, position)
    },
    blockChanged(world, { position, before, after }) {
      if (before.name === after.name) return
      const other = otherChestOffset(before)
      if (other && world.blocks.at(offsetBy(position, other)).name === before.name) {
        closeWindowsAt(world, position)
        world.blocks.update(offsetBy(position, other), { type: 'single' })
      }
      if (containers.delete(placeKey(position))) closeWindowsAt(world, position)
      // A chest that somebody sets where one was found holds nothing.
      if (found.has(after.name) && world.structures.lootAt(position))
        containers.set(placeKey(position), createContainer(sizes[after.name] ?? 0))
    },
    kept: keptState({
      schema: z.array(z.object({ key: placeKeyShape, slots: slotsShape })),
      save: () => [...containers].map(([key, container]) => ({ key, slots: slotsOf(container) })),
      load(_world, chests) {
        containers.clear()
        for (const { key, slots } of chests) containers.set(key, createContainer(slots.length, slots))
      },
    }),
  }
}

function joined([first, second]: readonly Container[]): BlockStorage | undefined {
  return first && { container: second ? joinContainers(first, second) : first }
}

function openParts(
  world: WorldContext,
  { player, position, state }: Pick<BlockUse, 'player' | 'position' | 'state'>,
  containerOf: (part: Place) => Container,
): void {
  const parts = chestParts(world, position, state)
  // A lid needs room; barrels and machines open in any case.
  if (state.name.endsWith('chest') && parts.some((part) => isLidBlocked(world, part))) return
  openChest(world, player, {
    name: state.name,
    containers: parts.map(containerOf),
    positions: parts,
    // Barrels and machines have no lid.
    ...(state.name.endsWith('chest') && {
      onMove: (isOpen: boolean) => moveLid(world, position, isOpen),
    }),
  })
}

// The same chest of the same seed holds the same things, whoever opens it when.
function foundIn(
  { seed, registry, items, structures }: WorldContext,
  place: Place,
  { name, size }: { readonly name: string; readonly size: number },
): readonly (ItemStack | undefined)[] {
  const table = found.has(name) ? structures.lootAt(place) : undefined
  if (table === undefined || !isLootTableName(table)) return []
  const random = createRandomSource(hash2(seed ^ place.y, place.x, place.z))
  const stacks = rollLoot(table, { random, rules: rulesOf(registry), hasItem: (name) => items.has(name) })
  return scatter(stacks, { size, random })
}

// The blocks behind one chest window, the half with the upper rows first.
function chestParts(world: WorldContext, position: Place, state: BlockState): readonly Place[] {
  const offset = otherChestOffset(state)
  const other = offset && offsetBy(position, offset)
  if (!other || world.blocks.at(other).name !== state.name) return [position]
  return state.properties['type'] === 'right' ? [position, other] : [other, position]
}

const isLidBlocked = (world: WorldContext, chest: Place): boolean => {
  const above = world.blocks.at(offsetBy(chest, { x: 0, y: 1, z: 0 }))
  return above.isFullCube && !above.block.transparent
}

function joinChests(world: WorldContext, position: Place, state: BlockState): void {
  if (state.properties['type'] !== 'single' || !state.name.endsWith('chest')) return
  for (const { offset, ownType, otherType } of pairingOf(state)) {
    const place = offsetBy(position, offset)
    const other = world.blocks.at(place)
    const isFree =
      other.properties['type'] === 'single' && other.properties['facing'] === state.properties['facing']
    if (other.name !== state.name || !isFree) continue
    closeWindowsAt(world, place)
    world.blocks.update(position, { type: ownType })
    world.blocks.update(place, { type: otherType })
    return
  }
}
