import { seaLevel } from '../create-terrain.ts'
import type { GroundMap } from '../ground-map.ts'

/** Layers at the bottom of the world that nothing is carved into: they may hold bedrock. */
export const uncarvedLayers = 5

/** Lava fills what is carved up to this layer above the bottom: https://minecraft.wiki/w/Lava#Natural_generation */
export const lavaDepth = 10

// Rock that stays over what does not open to the sky, and under water.
const cover = 7
const coverUnderWater = 9

/**
 * The highest y that may be carved at a place of a chunk, `z << 4 | x`: the surface where it may open to the sky, a few
 * blocks under it elsewhere, well under any water.
 */
export function carvingCeilings(
  map: GroundMap,
  mayOpenAt: (x: number, z: number) => boolean,
): (column: number) => number {
  // Most places of most chunks lie over nothing that is carved and are never asked for.
  const known = new Int16Array(256).fill(unknown)
  const find = (x: number, z: number): number => {
    const { height } = map.at(x, z)
    if (map.isNearWater(x, z)) return Math.min(height, seaLevel) - coverUnderWater
    return mayOpenAt(map.x + x, map.z + z) ? height : height - cover
  }
  return (column) => {
    const ceiling = known[column] ?? unknown
    return ceiling === unknown ? (known[column] = find(column & 15, column >> 4)) : ceiling
  }
}

// Below every world.
const unknown = -32_768
