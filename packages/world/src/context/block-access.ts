import type { Dimension } from '../registry/dimension.ts'
import type { Place } from './position.ts'
import type { BlockProperties } from '../rules/index.ts'
import type { BlockState } from './block-state.ts'

/** Reads the blocks of one dimension by bare numbers, for the hot paths of physics. */
export interface DimensionBlocks {
  readonly minY: number
  /** The first height above the dimension. */
  readonly maxY: number
  /** The state id at whole coordinates, 0 outside the height. Generates a missing column. */
  readonly idAt: (x: number, y: number, z: number) => number
  /** The height of the highest block that is not air, or `minY - 1`. */
  readonly surfaceY: (x: number, z: number) => number
}

/** Reads and changes the world's blocks. */
export interface BlockAccess {
  /** The blocks of one dimension. */
  in(dimension: Dimension): DimensionBlocks
  /** The block at a place, whose coordinates are rounded down; air outside the height. Generates a missing column. */
  at(place: Place): BlockState
  /** The state behind an id. */
  state(id: number): BlockState
  /** The id of a block in a state; absent when the version lacks the block. Properties not named take their default. */
  idOf(name: string, properties?: BlockProperties): number | undefined
  /** Changes one block and tells players and mechanics; outside the height nothing happens. */
  set(place: Place, stateId: number): void
  /** Places a block by name; false when the version lacks it. */
  place(place: Place, name: string, properties?: BlockProperties): boolean
  /** Changes some properties of the block that stands there. */
  update(place: Place, properties: BlockProperties): void
  /** Whether the column of a place is in memory. */
  isLoaded(place: Place): boolean
  /** The name of the biome at a place. */
  biomeAt(place: Place): string
}
