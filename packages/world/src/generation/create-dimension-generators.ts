import type { Dimension } from '../registry/dimension.ts'
import type { Registry } from '../registry/registry.ts'
import { createEndGenerator } from './create-end-generator.ts'
import { createNetherGenerator } from './create-nether-generator.ts'
import type { DimensionGenerator } from './world-generator.ts'

/** Makers of the dimensions of one world. */
export interface CreateDimensionGeneratorsOptions {
  readonly registry: Registry
  readonly seed: number
  readonly overworld: DimensionGenerator
}

/** Creates the generator of every dimension; the overworld's is given, because its maker may be the caller's own. */
export function createDimensionGenerators({
  overworld,
  ...options
}: CreateDimensionGeneratorsOptions): Readonly<Record<Dimension, DimensionGenerator>> {
  return { overworld, the_nether: createNetherGenerator(options), the_end: createEndGenerator(options) }
}
