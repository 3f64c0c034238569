import type { Registry } from '../registry/registry.ts'
import { biomeId } from '../registry/biome-names.ts'
import { biomeTraits, biomeNames, type BiomeKind } from './biome-kind.ts'

/** A biome as a version has it. */
export interface KnownBiome {
  readonly id: number
  readonly name: string
}

/** The biomes of this generator that a version has, with their names and ids there. */
export function biomeTable(registry: Registry): ReadonlyMap<BiomeKind, KnownBiome> {
  const table = new Map<BiomeKind, KnownBiome>()
  // The keys of the table are exactly the kinds.
  for (const kind of Object.keys(biomeTraits) as BiomeKind[]) {
    for (const name of biomeNames(kind)) {
      const id = biomeId(registry, name)
      if (id === undefined) continue
      table.set(kind, { id, name })
      break
    }
  }
  return table
}
