import type { Registry } from '../rules/registry.ts'
import { biomeNames, type BiomeKind } from './biome-kind.ts'
import { createBlockPalette } from './block-palette.ts'
import { createCaveCarver } from './carve-caves.ts'
import { createColumnBuffer } from './column-buffer.ts'
import { createColumnFactory } from './column-factory.ts'
import { createNoise } from './create-noise.ts'
import { createTerrain } from './create-terrain.ts'
import { createGroundMap } from './ground-map.ts'
import { layGround } from './lay-ground.ts'
import { worldBounds } from './world-bounds.ts'
import type { WorldGenerator } from './world-generator.ts'

/** What a generator is made of. */
export interface CreateGeneratorOptions {
  readonly registry: Registry
  /** Any whole number; the low 32 bits count. */
  readonly seed: number
}

/** A generator of a survival overworld, deterministic in its seed. */
export function createGenerator({ registry, seed }: CreateGeneratorOptions): WorldGenerator {
  const biomes = biomeTable(registry)
  const blocks = createBlockPalette(registry)
  const terrain = createTerrain(seed | 0, { isKnown: (kind) => biomes.has(kind) })
  const caves = createCaveCarver(seed | 0)
  const patches = createNoise(seed ^ 0x9a7c)
  const factory = createColumnFactory(registry)
  // One buffer serves every column: generation never pauses between filling and packing.
  const buffer = createColumnBuffer(worldBounds(registry))
  return {
    generateColumn(chunkX, chunkZ) {
      const map = createGroundMap(terrain, { x: chunkX * 16, z: chunkZ * 16 })
      layGround(buffer, { seed, blocks, patches, map })
      caves.carve(buffer, { blocks, map })
      const cells = Array.from(
        { length: 16 },
        (_, cell) => map.at((cell & 3) * 4 + 2, (cell >> 2) * 4 + 2).kind,
      )
      return factory.create(
        buffer,
        cells.map((kind) => biomes.get(kind)?.id ?? 0),
      )
    },
    surfaceAt(x, z) {
      const { height, kind } = terrain.groundAt(x, z)
      return { height, biome: biomes.get(kind)?.name ?? 'plains' }
    },
    findSpawn: () => ({ x: 0, y: terrain.groundAt(0, 0).height + 1, z: 0 }),
  }
}

interface KnownBiome {
  readonly id: number
  readonly name: string
}

const KINDS: readonly BiomeKind[] = [
  'plains',
  'forest',
  'birch_forest',
  'dark_forest',
  'taiga',
  'savanna',
  'desert',
  'jungle',
  'swamp',
  'cherry_grove',
  'windswept_hills',
  'snowy_plains',
  'beach',
  'river',
  'ocean',
]

function biomeTable(registry: Registry): ReadonlyMap<BiomeKind, KnownBiome> {
  const table = new Map<BiomeKind, KnownBiome>()
  for (const kind of KINDS) {
    const name = biomeNames(kind).find((candidate) => registry.biomesByName[candidate])
    const biome = name === undefined ? undefined : registry.biomesByName[name]
    if (biome) table.set(kind, { id: biome.id, name: biome.name })
  }
  return table
}
