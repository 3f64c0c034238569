import type { Registry } from '../rules/registry.ts'
import type { WorldGenerator } from './world-generator.ts'

/** What a flat world is made of. */
export interface CreateFlatGeneratorOptions {
  readonly registry: Registry
  /** Block names from the bedrock up; by default bedrock, stone up to y 60, dirt and a grass block at y 63. */
  readonly layers?: readonly string[]
  /** The biome's name, `plains` by default. */
  readonly biome?: string
}

/** A generator of a flat world for tests: the top block lies at y 63 by default. */
export function createFlatGenerator({ registry }: CreateFlatGeneratorOptions): WorldGenerator {
  throw new RangeError(`not yet ${registry.type}`)
}
