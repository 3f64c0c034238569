import type { Position } from './position.ts'

/** A chest, or another container, that belongs to somebody. */
export interface OwnedChest {
  readonly position: Position
  readonly dimension: string
  readonly owner: string
}
