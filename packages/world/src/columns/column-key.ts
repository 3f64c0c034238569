import { dimensionNames, dimensions, type Dimension } from '../registry/dimension.ts'

/** The place of a column. */
export interface ColumnPlace {
  readonly dimension: Dimension
  readonly chunkX: number
  readonly chunkZ: number
}

// Two signed 21-bit column coordinates and the dimension's number fit one safe integer: ±33 million blocks, more than
// the world's border.
const keyOffset = 0x200000
const keyStride = 0x400000

/** The number that names a column. */
export function columnKey({ dimension, chunkX, chunkZ }: ColumnPlace): number {
  const row = dimensions[dimension].number * keyStride + (chunkX + keyOffset)
  return row * keyStride + (chunkZ + keyOffset)
}

/** Reads a number made by `columnKey`. */
export function parseColumnKey(key: number): ColumnPlace {
  const row = Math.floor(key / keyStride)
  return {
    dimension: dimensionNames[Math.floor(row / keyStride)] ?? 'overworld',
    chunkX: (row % keyStride) - keyOffset,
    chunkZ: (key % keyStride) - keyOffset,
  }
}
