import type { Registry } from './registry.ts'

/** The vertical extent of a version's overworld. */
export interface WorldBounds {
  /** The lowest block's y. */
  readonly minY: number
  /** The number of blocks from the lowest to the highest. */
  readonly height: number
}

/** The overworld's extent: −64 to 319 from 1.18, 0 to 255 before. */
export function worldBounds(registry: Registry): WorldBounds {
  return registry.supportFeature('tallWorld') ? { minY: -64, height: 384 } : { minY: 0, height: 256 }
}
