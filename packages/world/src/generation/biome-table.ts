import type { Registry } from '../registry/registry.ts'
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

/** The id that a version's clients know a biome by, `undefined` if they do not. */
export function biomeId(registry: Registry, name: string): number | undefined {
  const sent = sentBiomes(registry)
  if (!sent) return registry.biomesByName[name]?.id
  const id = sent.indexOf(name)
  return id < 0 ? undefined : id
}

// From 1.20.5 on a biome's id is its place in the list that the server sends when a client joins. The data's own
// numbers disagree with its recorded list in 1.21.4, which lacks the pale garden; the client follows the list.
function sentBiomes(registry: Registry): readonly string[] | undefined {
  const codec: unknown = registry.loginPacket.dimensionCodec
  const entries = field(field(codec, 'minecraft:worldgen/biome'), 'entries')
  if (!Array.isArray(entries)) return undefined
  return entries.map((entry) => String(field(entry, 'key')).replace('minecraft:', ''))
}

function field(value: unknown, key: string): unknown {
  // Any object may be read by key; what comes out is unknown again.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
