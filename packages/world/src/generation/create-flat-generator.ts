import type { Registry } from '../registry/registry.ts'
import { biomeId } from '../registry/biome-names.ts'
import { createColumnBuffer } from '../columns/create-column-buffer.ts'
import { createColumnFactory } from '../columns/create-column-factory.ts'
import { worldBounds } from '../registry/world-bounds.ts'
import type { WorldGenerator } from './world-generator.ts'

/** Options of a flat world. */
export interface CreateFlatGeneratorOptions {
  readonly registry: Registry
  /** Block names, the lowest first; the last one lies at y 63. By default bedrock, 59 stone, 3 dirt and a grass block. */
  readonly layers?: readonly string[]
  /** The biome's name, `plains` by default; an unknown name counts as biome 0. */
  readonly biome?: string
}

const top = 63

/** A generator of a flat world for tests; unknown block names leave air. */
export function createFlatGenerator({
  registry,
  layers = ['bedrock', ...Array.from({ length: 59 }, () => 'stone'), 'dirt', 'dirt', 'dirt', 'grass_block'],
  biome = 'plains',
}: CreateFlatGeneratorOptions): WorldGenerator {
  const bounds = worldBounds(registry)
  const factory = createColumnFactory(registry)
  const buffer = createColumnBuffer(bounds)
  layers.slice(-(top + 1 - bounds.minY)).forEach((name, index, kept) => {
    const offset = (top - bounds.minY - kept.length + 1 + index) << 8
    buffer.states.fill(registry.blocksByName[name]?.defaultState ?? 0, offset, offset + 256)
  })
  const biomes = Array.from({ length: 16 }, () => biomeId(registry, biome) ?? 0)
  const name = `flat ${registry.version.minecraftVersion} ${biomes[0]} ${layers.join()}`
  return {
    generateColumn: () => factory.create(buffer, biomes),
    // One column is as the other.
    nameOf: () => name,
    surfaceAt: () => ({ height: top, biome }),
    findSpawn: () => ({ x: 0, y: top + 1, z: 0 }),
  }
}
