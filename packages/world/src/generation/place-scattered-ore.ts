import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { SeededRandom } from './create-random.ts'
import { touchesAir } from './touches-air.ts'

/** A handful of blocks strewn around a place in a chunk. */
export interface ScatteredOre {
  /** Blocks at most: each number from none to this is as likely. */
  readonly most: number
  /** The state that takes the place of another; 0 leaves it as it is. */
  readonly replace: (state: number) => number
  readonly random: SeededRandom
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * Places ore as the game strews it: the first block where it is asked for, each later one up to a block farther away, and
 * none beside air. At the border of its chunk it is pushed back instead of cut off.
 */
export function placeScatteredOre(
  { states, bounds }: ColumnBuffer,
  { most, replace, random, x, y, z }: ScatteredOre,
): void {
  const away = (reach: number): number => Math.round((random.next() - random.next()) * reach)
  const count = random.between(0, most)
  for (let block = 0; block < count; block += 1) {
    const [atX, atY, atZ] = [inChunk(x + away(block)), y + away(block), inChunk(z + away(block))]
    const index = ((atY - bounds.minY) << 8) | (atZ << 4) | atX
    const replacement = replace(states[index] ?? 0)
    if (replacement !== 0 && !touchesAir(states, index)) states[index] = replacement
  }
}

function inChunk(place: number): number {
  return Math.min(15, Math.max(0, place))
}
