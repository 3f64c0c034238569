import { createRandom, type SeededRandom } from '../create-random.ts'
import { hash2 } from '../hash2.ts'

/** Place on the middle line of a ravine. */
export interface RavinePoint {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Blocks from here to the walls; the roof and the floor are three times as far. */
  readonly halfWidth: number
}

/** Ravine with the line along which it winds. */
export interface Ravine {
  readonly points: readonly RavinePoint[]
  /** Narrowing at each layer above the lowest one: its width is divided by the root of this. */
  readonly ledges: Float32Array
  readonly lowestY: number
}

// https://minecraft.wiki/w/Canyon
const chunksPerRavine = 100
const lowestMiddle = 10
const highestMiddle = 67
const fewestPoints = 80
const mostPoints = 110
const halfWidthAtEnds = 1.5
const leastHalfWidth = 1.6
const mostHalfWidth = 4

/** Its height divided by its width. */
export const ravineDepth = 3

/** Chunks from the start of a ravine to the farthest one that it reaches: 110 blocks and half its width. */
export const ravineReach = 8

interface Start {
  readonly chunkX: number
  readonly chunkZ: number
}

/** Whether a ravine begins in a chunk. */
export function beginsRavine(seed: number, { chunkX, chunkZ }: Start): boolean {
  return hash2(seed ^ 0x4a71, chunkX, chunkZ) % chunksPerRavine === 0
}

/** The ravine that begins in a chunk; absent in 99 of 100. Additions, multiplications and roots only, as in noises. */
export function ravineFrom(seed: number, { chunkX, chunkZ }: Start): Ravine | undefined {
  if (!beginsRavine(seed, { chunkX, chunkZ })) return undefined
  const random = createRandom(hash2(seed ^ 0x4a72, chunkX, chunkZ))
  const start = {
    x: chunkX * 16 + random.between(0, 15) + 0.5,
    y: random.between(lowestMiddle, highestMiddle),
    z: chunkZ * 16 + random.between(0, 15) + 0.5,
  }
  const points = walk(start, random)
  const lowestY = Math.min(...points.map(({ y, halfWidth }) => Math.floor(y - halfWidth * ravineDepth)))
  const highestY = Math.max(...points.map(({ y, halfWidth }) => Math.ceil(y + halfWidth * ravineDepth)))
  return { points, lowestY, ledges: ledgesOf(highestY - lowestY + 1, random) }
}

type Spot = Omit<RavinePoint, 'halfWidth'>

// One point in every block; the way turns by a few degrees at a time, and rises and sinks a little.
function walk(start: Spot, random: SeededRandom): readonly RavinePoint[] {
  const count = random.between(fewestPoints, mostPoints)
  const widest = leastHalfWidth + (mostHalfWidth - leastHalfWidth) * random.next()
  const points: RavinePoint[] = []
  let { x, y, z } = start
  let way = unit({ x: random.next() - 0.5, z: random.next() - 0.5 })
  let [turn, slope, climb] = [0, 0, 0]
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1)
    points.push({ x, y, z, halfWidth: halfWidthAtEnds + (widest - halfWidthAtEnds) * 4 * t * (1 - t) })
    way = unit({ x: way.x - turn * way.z, z: way.z + turn * way.x })
    turn = turn * 0.5 + (random.next() - random.next()) * random.next() * 0.2
    slope = slope * 0.7 + climb * 0.05
    climb = climb * 0.8 + (random.next() - random.next()) * random.next() * 2
    x += way.x
    y += slope
    z += way.z
  }
  return points
}

interface Way {
  readonly x: number
  readonly z: number
}

function unit({ x, z }: Way): Way {
  const length = Math.sqrt(x * x + z * z)
  return length < 0.001 ? { x: 1, z: 0 } : { x: x / length, z: z / length }
}

// Layers that follow each other are mostly as narrow as each other.
function ledgesOf(layers: number, random: SeededRandom): Float32Array {
  const ledges = new Float32Array(layers)
  let ledge = 1
  for (let layer = 0; layer < layers; layer++) {
    if (layer === 0 || random.next() < 1 / 3) {
      const narrower = 1 + 0.6 * random.next() * random.next()
      ledge = narrower * narrower
    }
    ledges[layer] = ledge
  }
  return ledges
}
