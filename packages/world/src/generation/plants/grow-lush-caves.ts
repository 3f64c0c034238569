import type { Registry } from '../../registry/registry.ts'
import { caveCoverBlocks, createCaveRegions, lowestCaveLevel, regionCell } from '../caves/cave-regions.ts'
import { chunkSides } from './chunk-sides.ts'
import { firstState } from '../create-block-palette.ts'
import { naturalStates } from '../natural-states.ts'
import type { WildGrower, WildLand } from './wild-land.ts'

// https://minecraft.wiki/w/Lush_Caves: rooted dirt hangs under azalea trees there, which this world lacks.
const rootShare = 0.06
const leafShare = 0.04

/** Lets roots hang from rooted dirt in the ceilings of lush caves, and small dripleaves stand on their moss. */
export function lushCaveGrower(registry: Registry, seed: number): WildGrower {
  const regions = createCaveRegions(registry, seed)
  const plants = lushPlants(registry)
  return (land) => {
    for (let z = 0; z < 16; z += regionCell)
      for (let x = 0; x < 16; x += regionCell) {
        if (regions.kindAt(land.map.x + x, land.map.z + z) !== 'lush') continue
        for (let cell = 0; cell < regionCell * regionCell; cell += 1) {
          const place = { x: x + (cell % regionCell), z: z + Math.floor(cell / regionCell) }
          growInColumn(land, { ...plants, ...place })
        }
      }
  }
}

interface LushPlants {
  readonly moss: number
  readonly dirt: number
  readonly roots: number
  /** The lower and the upper half of a dripleaf, for each way that it faces. */
  readonly leaves: readonly (readonly [lower: number, upper: number])[]
  /** States of a ceiling that may become rooted dirt. */
  readonly ceiling: ReadonlySet<number>
}

function lushPlants(registry: Registry): LushPlants {
  const moss = firstState(registry, 'moss_block')
  const leaf = (half: string, facing: string): number =>
    firstState(registry, 'small_dripleaf', { half, facing, waterlogged: false })
  return {
    moss,
    dirt: firstState(registry, 'rooted_dirt'),
    roots: firstState(registry, 'hanging_roots', { waterlogged: false }),
    leaves: chunkSides.map((facing) => [leaf('lower', facing), leaf('upper', facing)] as const),
    ceiling: new Set([...naturalStates(registry), moss]),
  }
}

function growInColumn(
  { states, map, bounds, random }: WildLand,
  { x, z, moss, dirt, roots, leaves, ceiling }: LushPlants & { readonly x: number; readonly z: number },
): void {
  const end = map.at(x, z).height - caveCoverBlocks - bounds.minY
  for (let level = lowestCaveLevel; level < end; level += 1) {
    const index = (level << 8) | (z << 4) | x
    if (states[index] !== 0) continue
    // A thin ceiling is the floor of what stands above it.
    const isCeiling = ceiling.has(states[index + 256] ?? 0) && ceiling.has(states[index + 512] ?? 0)
    const [below, above] = [states[index - 256], states[index + 256]]
    if (isCeiling && below === 0 && random.next() < rootShare) {
      states[index + 256] = dirt
      states[index] = roots
    } else if (below === moss && above === 0 && random.next() < leafShare) {
      const [lower, upper] = leaves[random.between(0, leaves.length - 1)] ?? [0, 0]
      states[index] = lower
      states[index + 256] = upper
    }
  }
}
