import type { WorldBounds } from '../../registry/world-bounds.ts'
import type { SeededRandom } from '../create-random.ts'
import { lowestGround, type GroundMap } from '../ground-map.ts'

/** The place of a geode: its middle, in coordinates of its chunk, and its size. */
export interface GeodePlace {
  readonly x: number
  readonly y: number
  readonly z: number
  /** From the middle to the outside, before unevenness. */
  readonly radius: number
  /** The direction of length 1 in which the shell is cracked; absent when it is whole. */
  readonly crack?: { readonly x: number; readonly y: number; readonly z: number }
}

/** Blocks that no geode exceeds in any direction, so that each has room in its own chunk. */
export const geodeReach = 6

// https://minecraft.wiki/w/Amethyst_Geode#Generation
const chunksPerGeode = 24
const crackChance = 0.95
const highestMiddle = 30
// The lowest block is at −58 where the world ends at −64, above the bedrock.
const overBottom = 6

// Rock over a geode, so that it neither shows nor drains a sea.
const coverBlocks = 10

/** The geode of a chunk; absent in most, and where the ground is too low for it. */
export function geodePlace(
  random: SeededRandom,
  { map, bounds }: { readonly map: GroundMap; readonly bounds: WorldBounds },
): GeodePlace | undefined {
  if (random.between(1, chunksPerGeode) > 1) return undefined
  const y = random.between(bounds.minY + overBottom + geodeReach, highestMiddle)
  if (y + geodeReach + coverBlocks > lowestGround(map)) return undefined
  const [x, z] = [random.between(geodeReach, 15 - geodeReach), random.between(geodeReach, 15 - geodeReach)]
  const radius = 5.6 + random.next() * 0.6
  const isCracked = random.next() < crackChance
  return { x, y, z, radius, ...(isCracked ? { crack: direction(random) } : {}) }
}

// No sine, which platforms round differently: points of a ball, stretched to its surface.
function direction(random: SeededRandom): NonNullable<GeodePlace['crack']> {
  for (;;) {
    const [x, y, z] = [random.next() * 2 - 1, random.next() * 2 - 1, random.next() * 2 - 1]
    const length = Math.sqrt(x * x + y * y + z * z)
    if (length > 0.1 && length <= 1) return { x: x / length, y: y / length, z: z / length }
  }
}
