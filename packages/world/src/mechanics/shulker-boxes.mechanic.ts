import { z } from 'zod'
import { closeWindowsAt } from '../block-entities/close-windows-at.ts'
import { moveLid } from '../block-entities/move-lid.ts'
import { openChest } from '../block-entities/open-chest.ts'
import { slotsOf } from '../block-entities/slots-of.ts'
import { placeKeyShape, slotsShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { placeKey } from '../context/position.ts'
import { createContainer, type Container } from '../items/container.ts'

const size = 27
const isBox = (name: string): boolean => name.endsWith('shulker_box')

/** Lets shulker boxes store items and keep them when they are dug and set up again; a box takes no other box. */
export function createShulkerBoxes(): Mechanic {
  const containers = new Map<string, Container>()
  const containerAt = (key: string): Container => {
    const container = containers.get(key) ?? createContainer(size)
    containers.set(key, container)
    return container
  }
  return {
    name: 'shulker-boxes',
    start(world) {
      world.events.on('block-place', ({ position, state, stack }) => {
        if (isBox(state.name) && stack?.contents)
          containers.set(placeKey(position), createContainer(size, stack.contents))
      })
    },
    useBlock(world, { player, position, state }) {
      if (!isBox(state.name)) return false
      openChest(world, player, {
        name: state.name,
        containers: [containerAt(placeKey(position))],
        positions: [position],
        windowType: 'minecraft:shulker_box',
        accepts: ({ name }) => !isBox(name),
        onMove: (isOpen) => moveLid(world, position, isOpen),
      })
      return true
    },
    storageAt(world, place) {
      if (!isBox(world.blocks.at(place).name)) return undefined
      const slots = Array.from({ length: size }, (_, slot) => slot)
      return {
        container: containerAt(placeKey(place)),
        slotsInto: ({ name }) => (isBox(name) ? [] : slots),
      }
    },
    blockBroken(world, broken) {
      const container = containers.get(placeKey(broken.position))
      if (!isBox(broken.state.name) || !container?.toArray().some(Boolean)) return
      closeWindowsAt(world, broken.position)
      broken.contents = slotsOf(container)
    },
    blockChanged(world, { position, before, after }) {
      // A box that was set up a moment ago comes with its things already.
      if (!isBox(before.name) || before.name === after.name) return
      if (containers.delete(placeKey(position))) closeWindowsAt(world, position)
    },
    kept: keptState({
      schema: z.array(z.object({ key: placeKeyShape, slots: slotsShape })),
      save: () => [...containers].map(([key, container]) => ({ key, slots: slotsOf(container) })),
      load(_world, kept) {
        containers.clear()
        for (const { key, slots } of kept) containers.set(key, createContainer(size, slots))
      },
    }),
  }
}
