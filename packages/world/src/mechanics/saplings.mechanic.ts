import type { Mechanic } from '../context/mechanic.ts'
import { growTree } from '../growth/grow-tree.ts'

// Vanilla: a sapling needs two lucky random ticks, one in seven each.
const stageChance = 1 / 7

/** Lets saplings grow into trees. */
export function createSaplings(): Mechanic {
  return {
    name: 'saplings',
    randomTicks: (name) => name.endsWith('_sapling') && name !== 'bamboo_sapling',
    randomTick(world, { position, state }) {
      if (world.random() >= stageChance) return
      if (state.properties['stage'] === 0) world.blocks.update(position, { stage: 1 })
      else growTree(world, position, state.name)
    },
  }
}
