import type { Entity, ProjectileEntity } from './entity.ts'
import type { Face } from './faces.ts'
import type { Player } from './player.ts'
import type { MutablePosition } from './position.ts'

/** Name of a projectile's kind. */
export type MissileName =
  | 'arrow'
  | 'snowball'
  | 'egg'
  | 'ender_pearl'
  | 'potion'
  | 'small_fireball'
  | 'fireball'
  | 'dragon_fireball'
  | 'shulker_bullet'

/** Course of a bullet that follows a player. */
export interface Homing {
  /** Name of the player. */
  readonly prey: string
  /** Side to which it flies; absent while it makes straight for the player. */
  way?: Face | undefined
  /** Ticks until it chooses its way again. */
  ticksLeft: number
  /** Velocity that it strives for, in blocks per tick. */
  readonly push: MutablePosition
}

/** Something thrown or shot, with what it does when it hits. */
export interface Projectile extends ProjectileEntity {
  readonly missile: MissileName
  owner: Player | Entity | undefined
  /** Half hearts for each block per tick of its speed. */
  readonly damagePerSpeed: number
  /** Whether it was shot with all strength. */
  readonly isCritical: boolean
  /** Whether players get it back from where it sticks. */
  readonly mayBePickedUp: boolean
  /** Strength of its push beyond the usual, in levels of Punch. */
  readonly punch: number
  readonly burns: boolean
  /** Brew in a thrown bottle; absent for a witch's, which only hurts. */
  readonly potion?: string
  /** Whether the bottle leaves a cloud. */
  readonly lingers?: boolean
  /** Absent for all that fly as they were thrown. */
  readonly homing?: Homing
}

/** Sees an entity as a projectile; absent for everything else. */
export function asProjectile(entity: Entity): Projectile | undefined {
  // Projectiles come into the world through launch only, which gives each its missile.
  return entity.kind === 'projectile' && 'missile' in entity ? (entity as Projectile) : undefined
}
