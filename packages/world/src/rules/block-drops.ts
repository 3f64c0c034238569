import type { BlockState } from './block-state.ts'
import type { Drop, EnchantmentLevels, RandomSource } from './drop.ts'
import type { Registry } from './registry.ts'

/** How a block was broken. */
export interface BlockDropsOptions {
  readonly registry: Registry
  readonly block: BlockState
  /** The held item's name; `undefined` is the bare hand. */
  readonly tool?: string | undefined
  readonly enchantments?: EnchantmentLevels
  readonly random: RandomSource
}

/** What a broken block leaves; an empty list means that it leaves nothing. */
export function blockDrops({ block }: BlockDropsOptions): readonly Drop[] {
  return [{ name: block.name, count: 1 }]
}
