import type { WorldBounds } from './world-bounds.ts'

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

/** Where a block lies in the array; `x` and `z` from 0 to 15. */
export function columnIndex(buffer: ColumnBuffer, { x, y, z }: { x: number; y: number; z: number }): number {
  return ((y - buffer.bounds.minY) << 8) | (z << 4) | x
}
