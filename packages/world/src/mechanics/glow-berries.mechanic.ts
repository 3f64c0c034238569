import type { Mechanic } from '../context/mechanic.ts'
import { isCaveVine } from '../growth/is-cave-vine.ts'

/** Lets glow berries be picked off cave vines. */
export function createGlowBerries(): Mechanic {
  return {
    name: 'glow-berries',
    useBlock(world, { position, state }) {
      if (!isCaveVine(state.name) || state.properties['berries'] !== true) return false
      world.entities.dropItem({ name: 'glow_berries', count: 1 }, { position })
      world.blocks.update(position, { berries: false })
      return true
    },
  }
}
