import type { Entity } from './entity.ts'
import type { Mob } from './mob.ts'
import type { Projectile } from './projectile.ts'
import type { WorldContext } from './world-context.ts'

/** Rule's work on an entity in every tick. */
export type EntityTick<Kind extends Entity = Entity> = (world: WorldContext, entity: Kind) => void

type EntityOfKind<Kind extends Entity['kind']> = Kind extends 'mob'
  ? Mob
  : Kind extends 'projectile'
    ? Projectile
    : Extract<Entity, { readonly kind: Kind }>

/** Ticks of the entities that a rule cares for, by their kind; `any` is called for all of them. */
export type EntityTicks = {
  readonly [Kind in Entity['kind']]?: EntityTick<EntityOfKind<Kind>>
} & { readonly any?: EntityTick }

/** Ticks of the creatures that a rule cares for, by their type. */
export type MobTicks = Readonly<Record<string, EntityTick<Mob>>>
