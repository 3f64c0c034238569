import type { BlockState } from './block-state.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Entity } from './entity.ts'
import type { Face } from './faces.ts'
import type { Player } from './player.ts'
import type { Place, Position } from './position.ts'

/** A right click on a block. */
export interface BlockUse {
  readonly player: Player
  readonly hand: 'main' | 'off'
  /** Stack in that hand; absent when it is empty. */
  readonly stack: ItemStack | undefined
  readonly position: Place
  readonly state: BlockState
  readonly face: Face
  /** Point on the block under the cursor, each axis from 0 to 1. */
  readonly cursor: Position
}

/** A right click into the air or with an item that acts at a distance. */
export interface ItemUse {
  readonly player: Player
  readonly hand: 'main' | 'off'
  readonly stack: ItemStack
}

/** A click on an entity or another player. */
export interface EntityUse {
  readonly player: Player
  readonly hand: 'main' | 'off'
  readonly target: Entity | Player
  /** Blocks from its feet up to where it was clicked; absent when the client does not say. */
  readonly height?: number
}
