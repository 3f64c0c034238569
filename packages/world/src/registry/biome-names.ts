import type { Registry } from './registry.ts'

/** The id that a version's clients know a biome by, `undefined` if they do not. */
export function biomeId(registry: Registry, name: string): number | undefined {
  const sent = sentBiomes(registry)
  if (!sent) return registry.biomesByName[name]?.id
  const id = sent.indexOf(name)
  return id < 0 ? undefined : id
}

/** Tells the names of biomes by the ids that a version's clients know them by; `undefined` for others. */
export function biomeNamer(registry: Registry): (id: number) => string | undefined {
  const sent = sentBiomes(registry)
  return (id) => (sent ? sent[id] : registry.biomes[id]?.name)
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
