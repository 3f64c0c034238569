import type { CloudEntity } from '../context/entity.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Cloud that hurts who stands in it. */
export interface CloudSeed {
  readonly position: Place
  readonly radius: number
  readonly ticks: number
  /** Half hearts a second. */
  readonly harm: number
  readonly potion?: string
}

/** Puts a cloud of the dragon's breath or a brew into the world. */
export function addCloud(
  world: WorldContext,
  { position, radius, ticks, harm, potion }: CloudSeed,
): CloudEntity {
  const base = world.entities.create({
    typeName: 'area_effect_cloud',
    position,
    width: radius * 2,
    height: 0.5,
  })
  base.metadata.set('radius', { type: 'float', value: radius })
  return world.entities.add<CloudEntity>({
    ...base,
    kind: 'cloud',
    radius,
    endTick: world.tick + ticks,
    harm,
    ...(potion !== undefined && { potion }),
  })
}
