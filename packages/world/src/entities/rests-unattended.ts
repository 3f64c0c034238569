import type { EntityBase } from '../context/entity.ts'
import type { WorldContext } from '../context/world-context.ts'

/**
 * Lets an item or an orb rest for a tick where its land is sent to nobody, and tells whether it does: things grow old only with
 * somebody near (https://minecraft.wiki/w/Item_(entity)#Despawning).
 */
export function restsUnattended({ players, viewDistanceChunks }: WorldContext, entity: EntityBase): boolean {
  const reach = (viewDistanceChunks + 1) * 16
  const { x, z, dimension } = entity.position
  const isAttended = players.some(
    ({ position }) =>
      position.dimension === dimension &&
      Math.abs(position.x - x) <= reach &&
      Math.abs(position.z - z) <= reach,
  )
  if (!isAttended) entity.bornAtTick += 1
  return !isAttended
}
