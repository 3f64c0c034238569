import type { WorldGenerator } from './index.ts'
import type { Registry } from '../registry/registry.ts'
import { createNetherGenerator } from './create-nether-generator.ts'
import { dimensionOf, netherZ } from '../registry/nether-place.ts'

const chunkBlocks = 16

/** Adds the Nether to a generator of an overworld, at its own place in the same world. */
export function withNether(
  overworld: WorldGenerator,
  options: { readonly registry: Registry; readonly seed: number },
): WorldGenerator {
  const nether = createNetherGenerator(options)
  return {
    generateColumn: (chunkX, chunkZ) =>
      dimensionOf({ z: chunkZ * chunkBlocks }) === 'the_nether'
        ? nether.generateColumn(chunkX, chunkZ - netherZ / chunkBlocks)
        : overworld.generateColumn(chunkX, chunkZ),
    surfaceAt: (x, z) =>
      dimensionOf({ z }) === 'the_nether' ? nether.surfaceAt(x, z - netherZ) : overworld.surfaceAt(x, z),
    findSpawn: () => overworld.findSpawn(),
  }
}
