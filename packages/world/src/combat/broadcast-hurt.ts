import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { playSound } from '../protocol/sound-packet.ts'
import type { WorldContext } from '../context/world-context.ts'

const hurtStatus = 2

/** Shows everyone near that a mob was hurt. */
export function broadcastHurt(
  world: WorldContext,
  { id, position, typeName }: Entity,
  attacker: Entity | Player | undefined,
): void {
  playSound(world, position, { name: `entity.${typeName}.hurt`, category: 'neutral' })
  if (!world.isAtLeast('1.19.4')) {
    world.broadcastNear({ id }, 'entity_status', { entityId: id, entityStatus: hurtStatus })
    return
  }
  // The wire counts entities from 1 so that 0 can mean nobody.
  const cause = attacker ? attacker.id + 1 : 0
  world.broadcastNear({ id }, 'damage_event', {
    entityId: id,
    sourceTypeId: 0,
    sourceCauseId: cause,
    sourceDirectId: cause,
    sourcePosition: undefined,
  })
}
