import { createNoise } from './create-noise.ts'
import { createRandom } from './create-random.ts'

/** Kind of land in the Nether. */
export type NetherLand = 'nether_wastes' | 'warped_forest'

// A forest is some hundred blocks wide, and about a fifth of the Nether is one.
const forestBlocks = 130
const forestFrom = 0.2

/** The land at each place of a seed's Nether. */
export function createNetherLand(seed: number): (x: number, z: number) => NetherLand {
  const random = createRandom(seed ^ 0x66fc)
  // Every noise is 0 in the corners of its squares, and portals stand near the first of them.
  const [east, south] = [random.next(), random.next()]
  const forests = createNoise(seed ^ 0x55eb)
  return (x, z) =>
    forests.fractal(x / forestBlocks + east, z / forestBlocks + south, 2) > forestFrom
      ? 'warped_forest'
      : 'nether_wastes'
}
