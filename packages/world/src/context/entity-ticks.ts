import type { Entity } from './entity.ts'
import type { Mechanic } from './mechanic.ts'
import type { Mob } from './mob.ts'
import type { Projectile } from './projectile.ts'
import type { WorldContext } from './world-context.ts'

/** What a rule does with an entity in every tick. */
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

/**
 * Collects the ticks of mechanics in their order. Most rules care for few entities, so each is given only the ticks that
 * are meant for its kind and type.
 */
export function collectEntityTicks(
  mechanics: readonly Mechanic[],
): (entity: Entity) => readonly EntityTick[] {
  const collected = new Map<string, readonly EntityTick[]>()
  return ({ kind, typeName }) => {
    // No creature is called like a kind.
    const key = kind === 'mob' ? typeName : kind
    const known = collected.get(key)
    if (known) return known
    const ticks = mechanics.flatMap(({ tickEntity, tickMob }) => {
      const ofMob =
        kind === 'mob' && tickMob && Object.hasOwn(tickMob, typeName) ? tickMob[typeName] : undefined
      return [tickEntity?.any, tickEntity?.[kind], ofMob].filter((tick) => tick !== undefined)
    }) as readonly EntityTick[]
    collected.set(key, ticks)
    return ticks
  }
}
