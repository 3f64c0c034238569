import type { BlockState } from '../registry/block-state.ts'
import type { HorizontalDirection } from './direction.ts'

/** Shape of a block, as boxes within its cube. */
export type BlockShapes = readonly (readonly [number, number, number, number, number, number])[]

/** Block as its neighbours see it. */
export interface JointBlock extends BlockState {
  readonly shapes: BlockShapes
}

/** Reads a block from the one whose joints are asked for; `up` and `down` are vertical neighbours. */
export type NeighbourOf = (direction: HorizontalDirection | 'up' | 'down') => JointBlock

/** The four sides on which blocks join. */
export const sides: readonly HorizontalDirection[] = ['north', 'east', 'south', 'west']

/** Whether a block is a wall to be joined; torches and signs on walls are not. */
export function isWall(name: string): boolean {
  return name.endsWith('_wall')
}
