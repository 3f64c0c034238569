import type { BlockState } from '../registry/block-state.ts'
import type { Drop, RandomSource } from './drop.ts'

/** Circumstances in which a special block was broken. */
export interface LootOptions {
  readonly block: BlockState
  readonly tool: string
  readonly fortune: number
  readonly random: RandomSource
  readonly isItem: (name: string) => boolean
}

/** Decides what one kind of block leaves. */
export type LootRule = (options: LootOptions) => readonly Drop[]
