import type { BlockState } from './block-state.ts'
import type { Face } from './placement-of.ts'

/** What is to be put in the block's place. */
export interface IsReplaceableOptions {
  /** The held item's name; slabs and snow layers give way to their own kind. */
  readonly item?: string
  /** The clicked side of this block; leave it out when the click was on a neighbour. */
  readonly face?: Face
}

/** Whether placing a block puts it in place of this one, as with air, water, grass or a matching slab. */
export function isReplaceable(block: BlockState, { item, face }: IsReplaceableOptions = {}): boolean {
  return block.name === `air${item}${face}`
}
