import type { Registry } from '../rules/registry.ts'
import type { WorldGenerator } from './world-generator.ts'

/** What a generator is made of. */
export interface CreateGeneratorOptions {
  readonly registry: Registry
  /** Any whole number; the low 32 bits count. */
  readonly seed: number
}

/** A generator of a survival overworld, deterministic in its seed. */
export function createGenerator({ registry, seed }: CreateGeneratorOptions): WorldGenerator {
  throw new RangeError(`not yet ${seed} ${registry.type}`)
}
