import { z } from 'zod'
import type { Entity, ProjectileEntity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { faces } from '../context/faces.ts'
import { positionShape } from '../context/kept-shapes.ts'
import type { Homing, MissileName, Projectile } from '../context/projectile.ts'
import { entityShapes, keepEntity, runningFields, type Kept } from '../entities/entity-record.ts'

/** Kept form of a projectile. */
export interface ProjectileRecord
  extends
    Omit<Kept<ProjectileEntity>, 'ownerId'>,
    Pick<
      Projectile,
      'damagePerSpeed' | 'isCritical' | 'mayBePickedUp' | 'punch' | 'burns' | 'potion' | 'lingers' | 'homing'
    > {
  readonly missile: MissileName
  /** Name of the player or id of the entity that shot it. */
  readonly shooter?: string | number | undefined
}

const homingShape: z.ZodType<Homing> = z.object({
  prey: z.string(),
  way: z.enum(faces).optional(),
  ticksLeft: z.int(),
  push: positionShape,
})

/** Shape of a kept projectile. */
export const projectileRecordShape: z.ZodType<ProjectileRecord> = z.object({
  ...entityShapes,
  kind: z.literal('projectile'),
  isStuck: z.boolean(),
  missile: z.enum([
    'arrow',
    'snowball',
    'egg',
    'ender_pearl',
    'potion',
    'small_fireball',
    'fireball',
    'dragon_fireball',
    'shulker_bullet',
  ]),
  damagePerSpeed: z.number(),
  isCritical: z.boolean(),
  mayBePickedUp: z.boolean(),
  punch: z.number(),
  burns: z.boolean(),
  potion: z.string().exactOptional(),
  lingers: z.boolean().exactOptional(),
  homing: homingShape.exactOptional(),
  shooter: z.union([z.string(), z.int()]).optional(),
})

/** Gives the kept form of a projectile. */
export function keepProjectile({ owner, ownerId: _ownerId, ...rest }: Projectile): ProjectileRecord {
  const { homing } = rest
  return {
    ...keepEntity(rest),
    ...copyOf(homing),
    shooter: owner?.kind === 'player' ? owner.name : owner?.id,
  }
}

/** Gives back a projectile; its owner is whom `shooterOf` finds. */
export function reviveProjectile(
  record: ProjectileRecord,
  { revision, shooterOf }: { readonly revision: number; readonly shooterOf: ShooterOf },
): Projectile {
  const { shooter, ...rest } = record
  const owner = shooterOf(shooter)
  return { ...rest, ...copyOf(rest.homing), ...runningFields(record, revision), owner, ownerId: owner?.id }
}

// It changes as the bullet flies.
const copyOf = (homing: Homing | undefined): Pick<Projectile, 'homing'> =>
  homing ? { homing: { ...homing, push: { ...homing.push } } } : {}

/** Finds a connected player by name or an entity by id; absent when it is gone. */
export type ShooterOf = (shooter: string | number | undefined) => Player | Entity | undefined
