import { z } from 'zod'
import { moveLid } from '../block-entities/move-lid.ts'
import { openChest } from '../block-entities/open-chest.ts'
import { slotsOf } from '../block-entities/slots-of.ts'
import { slotsShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import { createContainer, type Container } from '../items/container.ts'

const size = 27

/** Lets every player find the same things in all ender chests, and nobody else's. */
export function createEnderChests(): Mechanic {
  const containers = new Map<string, Container>()
  return {
    name: 'ender-chests',
    useBlock(world, { player, position, state }) {
      if (state.name !== 'ender_chest') return false
      const above = world.blocks.at(offsetBy(position, { x: 0, y: 1, z: 0 }))
      if (above.isFullCube && !above.block.transparent) return true
      const container = containers.get(player.name) ?? createContainer(size)
      containers.set(player.name, container)
      openChest(world, player, {
        name: state.name,
        containers: [container],
        positions: [position],
        onMove: (isOpen) => moveLid(world, position, isOpen),
      })
      return true
    },
    kept: keptState({
      schema: z.array(z.object({ name: z.string(), slots: slotsShape })),
      save: () => [...containers].map(([name, container]) => ({ name, slots: slotsOf(container) })),
      load(_world, kept) {
        containers.clear()
        for (const { name, slots } of kept) containers.set(name, createContainer(size, slots))
      },
    }),
  }
}
