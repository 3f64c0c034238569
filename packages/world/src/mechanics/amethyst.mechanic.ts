import { faces } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { hash2 } from '../generation/hash2.ts'
import { growBud } from '../growth/grow-bud.ts'

// https://minecraft.wiki/w/Budding_Amethyst: a random tick in five lets something grow on one of the six sides.
const ticksPerGrowth = 5
const salt = 0xa3e7

/**
 * Lets buds grow on budding amethyst, up to clusters; on that which somebody placed, and on that of generated geodes
 * as soon as a player has seen their column.
 */
export function createAmethyst(): Mechanic {
  return {
    name: 'amethyst',
    randomTicks: (name) => name === 'budding_amethyst',
    randomTick(world, { position }) {
      const { x, y, z } = position
      // No dice, because which geodes were seen would change how they fall for everything else.
      const draw = hash2(hash2(world.seed ^ salt, world.tick, y), x, z)
      const face = faces[(draw >>> 8) % faces.length]
      if (face && draw % ticksPerGrowth === 0) growBud(world, position, face)
    },
  }
}
