import type { EnchantmentLevels } from './drop.ts'
import type { Registry } from './registry.ts'

/** Who breaks what. */
export interface DigTicksOptions {
  readonly registry: Registry
  /** The block's name. */
  readonly block: string
  /** The held item's name; `undefined` is the bare hand. */
  readonly tool?: string | undefined
  /** The tool's enchantments, and `aqua_affinity` of the helmet. */
  readonly enchantments?: EnchantmentLevels
  /** Effect levels from 1 by name: `haste`, `conduit_power`, `mining_fatigue`. */
  readonly effects?: Readonly<Record<string, number>>
  readonly inWater?: boolean
  readonly onGround?: boolean
  readonly creative?: boolean
}

/** The ticks that breaking a block takes: 0 at once, `Infinity` never. */
export function digTicks({ block }: DigTicksOptions): number {
  return block.length
}
