import type { Registry } from '../../registry/registry.ts'
import { biomeId } from '../../registry/biome-names.ts'
import { createNoise } from '../create-noise.ts'

/** A kind of overgrown cave. */
export type CaveRegionKind = 'lush' | 'dripstone'

/** Regions of a seed whose caves are overgrown, from the bottom of the world up to the cover of the land. */
export interface CaveRegions {
  /** The kind of the caves under a place; absent where they are bare. */
  kindAt(x: number, z: number): CaveRegionKind | undefined
}

// Regions are about so wide, and cover a tenth of the land each.
const regionBlocks = 170
const regionFrom = 0.32
const salts: Readonly<Record<CaveRegionKind, number>> = { lush: 0x1054, dripstone: 0xd217 }

/** Blocks whose caves are of one kind, in both directions. */
export const regionCell = 4

/** Layers under the ground in which nothing of it grows, so that it does not show on the surface. */
export const caveCoverBlocks = 9

/** The lowest layer of free caves over the bottom of the world; lava lies up to the tenth. */
export const lowestCaveLevel = 12

/** The regions of a seed; versions before 1.18 have none. */
export function createCaveRegions(registry: Registry, seed: number): CaveRegions {
  const kinds = (['lush', 'dripstone'] as const).filter(
    (kind) => registry.supportFeature('tallWorld') && biomeId(registry, `${kind}_caves`) !== undefined,
  )
  const regions = kinds.map((kind) => ({ kind, noise: createNoise(seed ^ salts[kind]) }))
  return {
    kindAt(x, z) {
      const [east, south] = [x, z].map((at) => (Math.floor(at / regionCell) * regionCell) / regionBlocks)
      return regions.find(({ noise }) => noise.plane(east ?? 0, south ?? 0) > regionFrom)?.kind
    },
  }
}
