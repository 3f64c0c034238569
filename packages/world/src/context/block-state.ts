import type { Block } from 'prismarine-block'
import type { BlockProperties } from '../rules/index.ts'

/** One state of one block, shared by every place that has it. */
export interface BlockState {
  /** The state id on the wire. */
  readonly id: number
  readonly name: string
  /** The number of the block, the same for all its states. */
  readonly typeId: number
  /** The properties with their natural types, for example `{ facing: 'north', lit: false, age: 7 }`. */
  readonly properties: BlockProperties
  /** Boxes that bodies collide with, in block coordinates. */
  readonly shapes: readonly (readonly [number, number, number, number, number, number])[]
  /** Whether bodies collide with it. */
  readonly isSolid: boolean
  /** Whether it fills its cube completely. */
  readonly isFullCube: boolean
  readonly isAir: boolean
  readonly isDiggable: boolean
  /** Light the block gives, 0 to 15. */
  readonly lightEmission: number
  /** Light that is lost on the way into it, 1 to 15. */
  readonly lightLoss: number
  /** The prismarine block behind it; treat as read-only. */
  readonly block: Block
}
