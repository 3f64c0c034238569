import type { ItemStack } from '../items/item-stack.ts'
import type { BlockState } from './block-state.ts'
import type { Player } from './player.ts'
import type { Place } from './position.ts'

/** A block that became another. */
export interface BlockChange {
  readonly position: Place
  readonly before: BlockState
  readonly after: BlockState
}

/** A block about to be removed by digging, an explosion or lost support. */
export interface BlockBreak {
  /** Things that the block keeps when it drops as an item; a mechanic sets it. */
  contents?: ItemStack['contents']
  readonly position: Place
  readonly state: BlockState
  /** Player who dug it; absent when the world did. */
  readonly player?: Player
}
