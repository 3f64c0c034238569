import type { BiomeKind } from './biome-kind.ts'
import { createNoise } from './create-noise.ts'
import { hash2 } from './hash2.ts'

/** The centre of a biome and what it is. */
export interface BiomeCell {
  readonly x: number
  readonly z: number
  readonly kind: BiomeKind
}

/** The biomes as cells around scattered centres. */
export interface BiomeCells {
  /** The nine cells of the grid square around a point, the nearest centre among them. */
  around(x: number, z: number): readonly BiomeCell[]
}

/**
 * The distance between biome centres in blocks: small enough that a walk of a day crosses four or five biomes.
 * Centres lie in the middle 40 % of their grid square, so that one is never farther than 0.99 squares away.
 */
export const biomeCellBlocks = 150

// The width of a warm or cold region in blocks, several biomes across.
const climateBlocks = 560

const cold: readonly BiomeKind[] = ['snowy_plains', 'taiga', 'taiga', 'windswept_hills', 'forest', 'ocean']
const mild: readonly BiomeKind[] = [
  'plains',
  'plains',
  'forest',
  'forest',
  'birch_forest',
  'dark_forest',
  'swamp',
  'windswept_hills',
  'cherry_grove',
  'taiga',
  'ocean',
]
const warm: readonly BiomeKind[] = [
  'savanna',
  'savanna',
  'desert',
  'desert',
  'jungle',
  'jungle',
  'plains',
  'forest',
  'swamp',
  'windswept_hills',
  'ocean',
]

/** The biome cells of a seed; biomes that the version does not have are drawn again. */
export function createBiomeCells(
  seed: number,
  { isKnown }: { isKnown: (kind: BiomeKind) => boolean },
): BiomeCells {
  const climate = createNoise(seed ^ 0x7e39)
  const bands = [cold, mild, warm].map((band) => band.filter(isKnown))
  const squares = new Map<number, BiomeCell>()

  const make = (gridX: number, gridZ: number): BiomeCell => {
    const random = hash2(seed ^ 0x1b10, gridX, gridZ)
    const x = (gridX + 0.3 + ((random & 0xff) / 255) * 0.4) * biomeCellBlocks
    const z = (gridZ + 0.3 + (((random >>> 8) & 0xff) / 255) * 0.4) * biomeCellBlocks
    const warmth =
      climate.fractal(x / climateBlocks, z / climateBlocks, 2) + ((random >>> 16) & 15) / 60 - 0.125
    const band = bands[warmth < -0.12 ? 0 : warmth > 0.1 ? 2 : 1] ?? []
    return { x, z, kind: band[(random >>> 20) % band.length] ?? 'plains' }
  }

  const cellAt = (gridX: number, gridZ: number): BiomeCell => {
    const key = (gridX & 0xffff) * 65_536 + (gridZ & 0xffff)
    let cell = squares.get(key)
    if (
      !cell ||
      Math.floor(cell.x / biomeCellBlocks) !== gridX ||
      Math.floor(cell.z / biomeCellBlocks) !== gridZ
    ) {
      cell = make(gridX, gridZ)
      // A memo of a pure function: dropping it changes nothing but the time of the next call.
      if (squares.size > 4096) squares.clear()
      squares.set(key, cell)
    }
    return cell
  }

  let lastX = Number.NaN
  let lastZ = Number.NaN
  let last: readonly BiomeCell[] = []
  return {
    around(x, z) {
      const gridX = Math.floor(x / biomeCellBlocks)
      const gridZ = Math.floor(z / biomeCellBlocks)
      if (gridX !== lastX || gridZ !== lastZ) {
        last = Array.from({ length: 9 }, (_, index) =>
          cellAt(gridX + (index % 3) - 1, gridZ + Math.floor(index / 3) - 1),
        )
        lastX = gridX
        lastZ = gridZ
      }
      return last
    },
  }
}
