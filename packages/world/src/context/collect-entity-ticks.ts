import type { EntityTick } from './entity-ticks.ts'
import type { Entity } from './entity.ts'
import type { Mechanic } from './mechanic.ts'

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
