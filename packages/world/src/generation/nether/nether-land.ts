import { createNoise } from '../create-noise.ts'
import { createRandom } from '../create-random.ts'
import { staysWastes } from './stays-wastes.ts'

/** Kind of land in the Nether. */
export type NetherLand = 'nether_wastes' | 'warped_forest' | 'crimson_forest' | 'soul_sand_valley'

// A forest is some hundred blocks wide, and about a fifth of the Nether is one.
const forestBlocks = 130
const forestFrom = 0.2

// Of what is left, the heights of a second noise are crimson forests and its depths valleys: about 12 % and 10 % of the Nether.
// Fortresses cut into them, and what is left is about as wide as warped forests.
const landBlocks = 210
const crimsonFrom = 0.201
const valleyTo = -0.231

/** The land at each place of a seed's Nether. */
export function createNetherLand(seed: number): (x: number, z: number) => NetherLand {
  const warped = createField(seed ^ 0x66fc, { noise: createNoise(seed ^ 0x55eb), width: forestBlocks })
  const others = createField(seed ^ 0x77fd, { noise: createNoise(seed ^ 0x88fe), width: landBlocks })
  return (x, z) => {
    if (warped(x, z) > forestFrom) return 'warped_forest'
    const height = others(x, z)
    if ((height <= crimsonFrom && height >= valleyTo) || staysWastes(seed, { x, z })) return 'nether_wastes'
    return height > crimsonFrom ? 'crimson_forest' : 'soul_sand_valley'
  }
}

// Every noise is 0 in the corners of its squares, and portals stand near the first of them: each field is moved a little.
function createField(
  seed: number,
  { noise, width }: { readonly noise: ReturnType<typeof createNoise>; readonly width: number },
): (x: number, z: number) => number {
  const random = createRandom(seed)
  const [east, south] = [random.next(), random.next()]
  return (x, z) => noise.fractal(x / width + east, z / width + south, 2)
}
