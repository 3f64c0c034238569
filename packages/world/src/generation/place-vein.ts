import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { SeededRandom } from './create-random.ts'
import { touchesAir } from './touches-air.ts'

/** One vein of something in a chunk. */
export interface Vein {
  /** The game's vein size: about as many blocks, fewer for small ones. */
  readonly size: number
  /** The share of blocks next to air that is left out. */
  readonly hidden: number
  /** The state that takes the place of another; 0 leaves it as it is. */
  readonly replace: (state: number) => number
  /** The y above which there is nothing to replace. */
  readonly top: number
  readonly random: SeededRandom
  readonly x: number
  readonly y: number
  readonly z: number
}

// The size of coal's veins; what is larger are blobs of soil and other stones.
const largestOre = 20

/**
 * Places a vein as the game does: a row of balls along a short line, thickest in the middle. Near the border of its
 * chunk it is pushed back instead of cut off, so that a chunk has as much as the tables say.
 */
export function placeVein(buffer: ColumnBuffer, vein: Vein): void {
  const { size, random, y } = vein
  const turnX = random.next() * 2 - 1
  const turnZ = random.next() * 2 - 1
  const scale = size / 8 / Math.max(0.1, Math.sqrt(turnX * turnX + turnZ * turnZ))
  const fromY = y + random.between(-2, 0)
  const toY = y + random.between(-2, 0)
  // Big blobs need fewer balls than blocks: theirs overlap several times.
  const balls = size > largestOre ? Math.ceil(size / 5) : size
  const middleX = inChunk(vein.x, Math.abs(turnX * scale) + size / 16 + 0.5)
  const middleZ = inChunk(vein.z, Math.abs(turnZ * scale) + size / 16 + 0.5)
  for (let ball = 0; ball < balls; ball++) {
    const t = ball / balls
    placeBall(buffer, {
      ...vein,
      radius: ((4 * t * (1 - t) + 1) * random.next() * (size / 16) + 1) / 2,
      x: middleX - turnX * scale * (2 * t - 1),
      y: fromY + (toY - fromY) * t,
      z: middleZ - turnZ * scale * (2 * t - 1),
    })
  }
}

const inChunk = (middle: number, reach: number): number =>
  reach >= 8 ? middle : Math.min(16 - reach, Math.max(reach, middle))

function placeBall(
  { states, bounds }: ColumnBuffer,
  { replace, hidden, top, random, radius, x, y, z }: Vein & { readonly radius: number },
): void {
  const highY = Math.min(top, Math.floor(y + radius))
  const highX = Math.min(15, Math.floor(x + radius))
  const highZ = Math.min(15, Math.floor(z + radius))
  for (let blockY = Math.max(bounds.minY, Math.floor(y - radius)); blockY <= highY; blockY++) {
    const offY = (blockY + 0.5 - y) * (blockY + 0.5 - y)
    for (let blockZ = Math.max(0, Math.floor(z - radius)); blockZ <= highZ; blockZ++) {
      const offZ = (blockZ + 0.5 - z) * (blockZ + 0.5 - z)
      for (let blockX = Math.max(0, Math.floor(x - radius)); blockX <= highX; blockX++) {
        const offX = (blockX + 0.5 - x) * (blockX + 0.5 - x)
        if (offX + offY + offZ >= radius * radius) continue
        const index = ((blockY - bounds.minY) << 8) | (blockZ << 4) | blockX
        const replacement = replace(states[index] ?? 0)
        if (replacement === 0) continue
        if (hidden > 0 && touchesAir(states, index) && random.next() < hidden) continue
        states[index] = replacement
      }
    }
  }
}
