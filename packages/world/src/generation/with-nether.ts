import type { WorldGenerator } from './index.ts'
import type { Registry } from '../registry/registry.ts'
import { createNetherGenerator } from './create-nether-generator.ts'
import { dimensionOf, NETHER_Z } from '../registry/nether-place.ts'

const CHUNK_BLOCKS = 16

/** Adds the Nether to a generator of an overworld, at its own place in the same world. */
export function withNether(
  overworld: WorldGenerator,
  options: { readonly registry: Registry; readonly seed: number },
): WorldGenerator {
  const nether = createNetherGenerator(options)
  return {
    generateColumn: (chunkX, chunkZ) =>
      dimensionOf({ z: chunkZ * CHUNK_BLOCKS }) === 'the_nether'
        ? nether.generateColumn(chunkX, chunkZ - NETHER_Z / CHUNK_BLOCKS)
        : overworld.generateColumn(chunkX, chunkZ),
    surfaceAt: (x, z) =>
      dimensionOf({ z }) === 'the_nether' ? nether.surfaceAt(x, z - NETHER_Z) : overworld.surfaceAt(x, z),
    findSpawn: () => overworld.findSpawn(),
  }
}
