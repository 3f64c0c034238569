import type { Position } from './position.ts'
import type { BlockProperties } from '../rules/index.ts'
import type { BlockState } from './block-state.ts'

/** Reads and changes the world's blocks. */
export interface BlockAccess {
  readonly minY: number
  /** The first height above the world. */
  readonly maxY: number
  /** The state id at whole coordinates, 0 outside the height; the hot path of physics. Generates a missing column. */
  idAt(x: number, y: number, z: number): number
  /** The block at a position, whose coordinates are rounded down; air outside the height. */
  at(position: Position): BlockState
  /** The state behind an id. */
  state(id: number): BlockState
  /** The id of a block in a state; absent when the version lacks the block. Properties not named take their default. */
  idOf(name: string, properties?: BlockProperties): number | undefined
  /** Changes one block and tells players and mechanics; outside the height nothing happens. */
  set(position: Position, stateId: number): void
  /** Places a block by name; false when the version lacks it. */
  place(position: Position, name: string, properties?: BlockProperties): boolean
  /** Changes some properties of the block that stands there. */
  update(position: Position, properties: BlockProperties): void
  /** Whether the column of a position is in memory. */
  isLoaded(position: Position): boolean
  /** The name of the biome at a position. */
  biomeAt(position: Position): string
  /** The height of the highest block that is not air, or `minY - 1`. */
  surfaceY(x: number, z: number): number
}
