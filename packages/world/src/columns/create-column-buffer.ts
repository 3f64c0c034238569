import type { WorldBounds } from '../registry/world-bounds.ts'

/** The block states of one column in a flat array, filled first and packed into sections once. */
export interface ColumnBuffer {
  readonly bounds: WorldBounds
  /** State ids at `(y - minY) << 8 | z << 4 | x`. */
  readonly states: Uint16Array
}

/** An empty column. */
export function createColumnBuffer(bounds: WorldBounds): ColumnBuffer {
  return { bounds, states: new Uint16Array(bounds.height * 256) }
}
