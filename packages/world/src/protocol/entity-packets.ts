import type { Entity } from '../context/entity.ts'
import { asMob, mobSlots, type MobEquipment } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { angleByte } from './angle-byte.ts'
import type { NamedPacket } from './chunk-packets.ts'
import { metadataEntries } from './entity-metadata.ts'
import { ridePackets } from './passengers-packet.ts'
import { velocityFields } from './velocity-fields.ts'

/** Gives the packets that make an entity or another player appear; none if the version lacks the entity. */
export function entitySpawnPackets(world: WorldContext, entity: Entity | Player): readonly NamedPacket[] {
  if (entity.kind === 'player') return [playerSpawnPacket(world, entity), ...ridePackets(world, entity)]
  const type = world.registry.entitiesByName[entity.typeName]
  if (!type) return []
  if (entity.kind === 'experience-orb') {
    const params = { entityId: entity.id, ...entity.position, count: entity.amount }
    return [{ name: 'spawn_entity_experience_orb', params }]
  }
  const isLivingPacket = (entity.kind === 'mob' || entity.kind === 'stand') && !world.isAtLeast('1.19')
  const spawn = {
    name: isLivingPacket ? 'spawn_entity_living' : 'spawn_entity',
    params: {
      entityId: entity.id,
      objectUUID: entity.uuid,
      entityUUID: entity.uuid,
      type: type.id,
      ...entity.position,
      pitch: angleByte(entity.pitch),
      yaw: angleByte(entity.yaw),
      headPitch: angleByte(entity.yaw),
      objectData: entity.objectData,
      ...velocityFields(entity.velocity),
    },
  }
  const dressed = entity.kind === 'stand' ? entity : asMob(entity)
  return [
    spawn,
    ...(entity.metadata.size > 0 ? [entityMetadataPacket(world, entity)] : []),
    ...(dressed ? equipmentPackets(world, dressed) : []),
    ...ridePackets(world, entity),
  ]
}

/** Body that wears or holds something. */
interface Dressed {
  readonly id: number
  readonly equipment: Readonly<MobEquipment>
}

/** Gives the packet that shows what a mob or stand wears and holds; none when it has nothing. */
export function equipmentPackets(world: WorldContext, { id, equipment }: Dressed): readonly NamedPacket[] {
  const equipments = mobSlots.flatMap((name, slot) =>
    equipment[name] ? [{ slot, item: world.items.encode(equipment[name]) }] : [],
  )
  return equipments.length > 0 ? [{ name: 'entity_equipment', params: { entityId: id, equipments } }] : []
}

/** Gives the packet that shows an entity's metadata. */
export function entityMetadataPacket(world: WorldContext, entity: Entity): NamedPacket {
  return {
    name: 'entity_metadata',
    params: { entityId: entity.id, metadata: metadataEntries(world, entity) },
  }
}

/** Gives the packet that makes entities disappear. */
export function entityDestroyPacket(ids: readonly number[]): NamedPacket {
  return { name: 'entity_destroy', params: { entityIds: ids } }
}

// Relative moves travel in 1/4096 block in 16 bits, which reaches just under 8 blocks.
const relativeUnits = 4096
const relativeReach = 7

/** Gives the packet that moves an entity from where the client last saw it. */
export function entityMovePacket(
  world: WorldContext,
  { entity, from }: { readonly entity: Entity | Player; readonly from: Place },
): NamedPacket {
  const { position, id: entityId, onGround } = entity
  const units = (axis: 'x' | 'y' | 'z'): number =>
    Math.round(position[axis] * relativeUnits) - Math.round(from[axis] * relativeUnits)
  const [dX, dY, dZ] = [units('x'), units('y'), units('z')]
  const look = { yaw: angleByte(entity.yaw), pitch: angleByte(entity.pitch), onGround }
  if (Math.max(Math.abs(dX), Math.abs(dY), Math.abs(dZ)) < relativeReach * relativeUnits) {
    return { name: 'entity_move_look', params: { entityId, dX, dY, dZ, ...look } }
  }
  if (world.isAtLeast('1.21.3')) {
    const degrees = { yaw: entity.yaw, pitch: entity.pitch }
    return {
      name: 'sync_entity_position',
      params: { entityId, ...position, dx: 0, dy: 0, dz: 0, ...degrees, onGround },
    }
  }
  return { name: 'entity_teleport', params: { entityId, ...position, ...look } }
}

function playerSpawnPacket(world: WorldContext, player: Player): NamedPacket {
  const look = { yaw: angleByte(player.yaw), pitch: angleByte(player.pitch) }
  if (!world.supports('unifiedPlayerAndEntitySpawnPacket')) {
    const params = { entityId: player.id, playerUUID: player.uuid, ...player.position, ...look, metadata: [] }
    return { name: 'named_entity_spawn', params }
  }
  return {
    name: 'spawn_entity',
    params: {
      entityId: player.id,
      objectUUID: player.uuid,
      type: world.registry.entitiesByName['player']?.id ?? 0,
      ...player.position,
      ...look,
      headPitch: look.yaw,
      objectData: 0,
      ...velocityFields({ x: 0, y: 0, z: 0 }),
    },
  }
}
