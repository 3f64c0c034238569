import { faces } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { drawAt } from '../growth/draw-at.ts'
import { growBud } from '../growth/grow-bud.ts'

// https://minecraft.wiki/w/Budding_Amethyst: a random tick in five lets something grow on one of the six sides.
const chance = 1 / 5
const salts = { growth: 0xa3e7, face: 0xa3e8 }

/**
 * Lets buds grow on budding amethyst, up to clusters; on that which somebody placed, and on that of generated geodes
 * as soon as a player has seen their column.
 */
export function createAmethyst(): Mechanic {
  return {
    name: 'amethyst',
    randomTicks: (name) => name === 'budding_amethyst',
    randomTick(world, { position }) {
      if (drawAt(world, position, salts.growth) >= chance) return
      const face = faces[Math.floor(drawAt(world, position, salts.face) * faces.length)]
      if (face) growBud(world, position, face)
    },
  }
}
