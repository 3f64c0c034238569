import { createGenerator, type Surface } from '../../packages/world/src/generation/index.ts'
import { loadRegistry } from '../../packages/world/src/registry/prismarine-loaders.ts'

/** Ground of a square of land around the spawn, looked at in even steps. */
export interface LandSurvey {
  readonly seed: number
  readonly version: string
  readonly spawn: { readonly x: number; readonly z: number }
  readonly sideBlocks: number
  readonly stepBlocks: number
  /** Row by row from the north, each from the west. */
  readonly places: readonly Surface[]
}

/** Land that is surveyed, and how closely. */
export interface SurveyLandOptions {
  readonly seed: number
  readonly version: string
  readonly sideBlocks?: number
  readonly stepBlocks?: number
}

/** Surveys the overworld of a seed. Takes a fifth of a second at the usual size. */
export function surveyLand({
  seed,
  version,
  sideBlocks = 4096,
  stepBlocks = 8,
}: SurveyLandOptions): LandSurvey {
  const generator = createGenerator({ registry: loadRegistry(version), seed })
  const { x, z } = generator.findSpawn()
  const count = sideBlocks / stepBlocks
  // Each place stands for the square around it.
  const offset = (index: number): number => index * stepBlocks + Math.floor((stepBlocks - sideBlocks) / 2)
  const places = Array.from({ length: count * count }, (_, index) =>
    generator.surfaceAt(x + offset(index % count), z + offset(Math.floor(index / count))),
  )
  return { seed, version, spawn: { x, z }, sideBlocks, stepBlocks, places }
}
