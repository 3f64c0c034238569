import type { Entity } from './entity.ts'
import type { Player } from './player.ts'

/** Source of damage. */
export type DamageSource =
  | 'arrow'
  | 'attack'
  | 'cactus'
  | 'drown'
  | 'explosion'
  | 'fall'
  | 'fire'
  | 'kill'
  | 'lava'
  | 'magic'
  | 'starve'
  | 'suffocate'
  | 'void'

/** Harm to a player; `damagePlayer` hooks may lower `amount`, and 0 cancels it. */
export interface Damage {
  amount: number
  readonly source: DamageSource
  readonly attacker?: Player | Entity
  /** Whether it meets the head of a mob that is hit in parts; false by default. */
  readonly isOnHead?: boolean
}

/** Amount with which a hook says that a mob was not hit at all. */
export const noHit = -1
