import type { BlockPosition } from '../../columns/chunk-column.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { SeededRandom } from '../create-random.ts'
import type { GroundMap } from '../ground-map.ts'

/** A finished chunk on which more is to grow. */
export interface WildLand extends ColumnBuffer {
  readonly map: GroundMap
  /** A stream of the grower's own, so that no grower changes what another one draws. */
  readonly random: SeededRandom
}

/** Adds growth of one kind to a chunk; returns the places of blocks that go on growing, or nothing. */
export type WildGrower = (land: WildLand) => readonly BlockPosition[] | void

/** Index of the block above the ground of a column. */
export function indexOnGround({ map, bounds }: WildLand, x: number, z: number): number {
  return ((map.at(x, z).height + 1 - bounds.minY) << 8) | (z << 4) | x
}

/** Place of a block in its chunk. */
export function placeOfIndex({ bounds }: WildLand, index: number): BlockPosition {
  return { x: index & 15, y: (index >> 8) + bounds.minY, z: (index >> 4) & 15 }
}
