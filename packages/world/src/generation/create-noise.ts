import { createRandom } from './create-random.ts'

/** Smooth gradient noise, about −1 to 1, with one feature per unit of distance. */
export interface Noise {
  plane(x: number, z: number): number
  space(x: number, y: number, z: number): number
  /** The sum of `octaves` planes, each half as wide and half as high as the one before, scaled to about −1 to 1. */
  fractal(x: number, z: number, octaves: number): number
}

/**
 * Perlin's improved noise over a permutation drawn from the seed; additions and multiplications only,
 * which IEEE 754 makes identical on every platform.
 */
export function createNoise(seed: number): Noise {
  const table = permutation(seed)
  const plane = (x: number, z: number): number => planeNoise(table, x, z)
  return {
    plane,
    space: (x, y, z) => spaceNoise(table, x, y, z),
    fractal(x, z, octaves) {
      let sum = 0
      let total = 0
      let amplitude = 1
      let frequency = 1
      for (let octave = 0; octave < octaves; octave++) {
        sum += amplitude * planeNoise(table, x * frequency, z * frequency)
        total += amplitude
        amplitude *= 0.5
        frequency *= 2
      }
      return sum / total
    },
  }
}

function permutation(seed: number): Uint8Array {
  const random = createRandom(seed)
  const table = new Uint8Array(512)
  for (let index = 0; index < 256; index++) table[index] = index
  for (let index = 255; index > 0; index--) {
    const other = random.between(0, index)
    const held = table[index] ?? 0
    table[index] = table[other] ?? 0
    table[other] = held
  }
  table.copyWithin(256, 0, 256)
  return table
}

// A typed array read beyond its end is undefined, which `| 0` turns into 0: no branch in the inner loop.
function at(table: Uint8Array, index: number): number {
  return (table[index] as number) | 0 // indexes are sums of two bytes, always inside the 512 entries
}

const diagonal = 1.4142135

function planeGradient(hash: number, x: number, z: number): number {
  switch (hash & 7) {
    case 0:
      return x + z
    case 1:
      return x - z
    case 2:
      return z - x
    case 3:
      return -x - z
    case 4:
      return x * diagonal
    case 5:
      return -x * diagonal
    case 6:
      return z * diagonal
    default:
      return -z * diagonal
  }
}

function planeNoise(table: Uint8Array, x: number, z: number): number {
  const cellX = Math.floor(x)
  const cellZ = Math.floor(z)
  const dx = x - cellX
  const dz = z - cellZ
  const u = fade(dx)
  const v = fade(dz)
  const z0 = cellZ & 255
  const a = at(table, cellX & 255) + z0
  const b = at(table, (cellX & 255) + 1) + z0
  const near = mix(u, planeGradient(at(table, a), dx, dz), planeGradient(at(table, b), dx - 1, dz))
  const far = mix(
    u,
    planeGradient(at(table, a + 1), dx, dz - 1),
    planeGradient(at(table, b + 1), dx - 1, dz - 1),
  )
  return mix(v, near, far)
}

function spaceGradient(hash: number, x: number, y: number, z: number): number {
  const kind = hash & 15
  const first = kind < 8 ? x : y
  const second = kind < 4 ? y : kind === 12 || kind === 14 ? x : z
  return ((kind & 1) === 0 ? first : -first) + ((kind & 2) === 0 ? second : -second)
}

function spaceNoise(table: Uint8Array, x: number, y: number, z: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const cellZ = Math.floor(z)
  const dx = x - cellX
  const dy = y - cellY
  const dz = z - cellZ
  const u = fade(dx)
  const y0 = cellY & 255
  const z0 = cellZ & 255
  const a = at(table, cellX & 255) + y0
  const b = at(table, (cellX & 255) + 1) + y0
  const edge = (up: number, far: number): number =>
    mix(
      u,
      spaceGradient(at(table, ((at(table, a + up) + z0) & 511) + far), dx, dy - up, dz - far),
      spaceGradient(at(table, ((at(table, b + up) + z0) & 511) + far), dx - 1, dy - up, dz - far),
    )
  const v = fade(dy)
  return mix(fade(dz), mix(v, edge(0, 0), edge(1, 0)), mix(v, edge(0, 1), edge(1, 1)))
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function mix(t: number, a: number, b: number): number {
  return a + t * (b - a)
}
