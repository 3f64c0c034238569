import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import { drawAt } from '../growth/draw-at.ts'
import { lengthenBamboo } from '../growth/lengthen-bamboo.ts'

// https://minecraft.wiki/w/Bamboo#Growth
const chance = 1 / 3
const tallest = 16
const salts = { growth: 0xba3b, end: 0xba3c }

/** Lets shoots become stalks and stalks grow, planted ones and wild ones that were cut. */
export function createBamboo(): Mechanic {
  return {
    name: 'bamboo',
    randomTicks: (name) => name === 'bamboo' || name === 'bamboo_sapling',
    randomTick(world, { position, state }) {
      const above = offsetBy(position, faceOffsets.up)
      if (!world.blocks.at(above).isAir || drawAt(world, position, salts.growth) >= chance) return
      if (state.name === 'bamboo_sapling') {
        world.blocks.place(position, 'bamboo')
        world.blocks.place(above, 'bamboo', { leaves: 'small' })
        return
      }
      if (state.properties['stage'] === 1) return
      let height = 1
      while (world.blocks.at(offsetBy(position, { x: 0, y: -height, z: 0 })).name === 'bamboo') height += 1
      if (height < tallest)
        lengthenBamboo(world, position, { height, draw: drawAt(world, position, salts.end) })
    },
  }
}
