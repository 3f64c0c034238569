import type { Entity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { MutablePlace } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { angleByte } from '../protocol/angle-byte.ts'
import {
  entityDestroyPacket,
  entityMetadataPacket,
  entityMovePacket,
  entitySpawnPackets,
} from '../protocol/entity-packets.ts'

/** Shows entities and players to the players near them. */
export interface EntityTracker extends Mechanic {
  /** Whether a player's client knows an entity. */
  isSeenBy(player: Player, entityId: number): boolean
  /** Forgets what a client knew, after a respawn has emptied its world. */
  forget(player: Player): void
}

interface Sighting {
  readonly position: MutablePlace
  yaw: number
  metadataRevision: number
}

// How far entities are shown, and how often moves are sent; vanilla's figures for items and animals are alike.
const rangeBlocks = 64
const farRangeBlocks = 176
const intervalTicks = 2
const moveEpsilon = 0.005

/** Creates a tracker that nobody uses yet. */
export function createEntityTracker(): EntityTracker {
  const sightings = new Map<Player, Map<number, Sighting>>()
  const seenBy = (player: Player): Map<number, Sighting> => {
    const known = sightings.get(player) ?? new Map<number, Sighting>()
    sightings.set(player, known)
    return known
  }
  return {
    name: 'entity-tracker',
    isSeenBy: (player, entityId) => sightings.get(player)?.has(entityId) ?? false,
    forget(player) {
      // Not every client forgets by itself what it saw before.
      hideMissing(player, seenBy(player), new Set())
    },
    tickPlayer(world, player) {
      if (world.tick % intervalTicks !== 0) return
      const known = seenBy(player)
      const present = new Set<number>()
      for (const entity of world.entities.all()) show(world, player, entity, known, present)
      for (const other of world.players) if (other !== player) show(world, player, other, known, present)
      hideMissing(player, known, present)
    },
    playerLeft(_world, player) {
      sightings.delete(player)
    },
  }
}

function show(
  world: WorldContext,
  player: Player,
  entity: Entity | Player,
  known: Map<number, Sighting>,
  present: Set<number>,
): void {
  const range = isSeenFromFar(entity) ? farRangeBlocks : rangeBlocks
  const isNear =
    entity.position.dimension === player.position.dimension &&
    Math.abs(entity.position.x - player.position.x) < range &&
    Math.abs(entity.position.z - player.position.z) < range
  if (!isNear) return
  present.add(entity.id)
  const sighting = known.get(entity.id)
  const metadataRevision = entity.kind === 'player' ? 0 : entity.metadataRevision
  if (!sighting) {
    known.set(entity.id, { position: { ...entity.position }, yaw: entity.yaw, metadataRevision })
    for (const { name, params } of entitySpawnPackets(world, entity)) player.send(name, params)
    return
  }
  if (entity.kind !== 'player' && sighting.metadataRevision !== metadataRevision) {
    sighting.metadataRevision = metadataRevision
    const { name, params } = entityMetadataPacket(world, entity)
    player.send(name, params)
  }
  sendMove(world, player, entity, sighting)
}

// Crystals and the dragon are fought from afar.
const isSeenFromFar = (entity: Entity | Player): boolean =>
  entity.kind === 'crystal' || (entity.kind === 'mob' && entity.typeName === 'ender_dragon')

function sendMove(world: WorldContext, player: Player, entity: Entity | Player, sighting: Sighting): void {
  const { position } = entity
  const from = sighting.position
  const hasMoved =
    Math.abs(position.x - from.x) > moveEpsilon ||
    Math.abs(position.y - from.y) > moveEpsilon ||
    Math.abs(position.z - from.z) > moveEpsilon
  const hasTurned = Math.abs(entity.yaw - sighting.yaw) > 1
  if (!hasMoved && !hasTurned) return
  const { name, params } = entityMovePacket(world, { entity, from })
  player.send(name, params)
  if (hasTurned) player.send('entity_head_rotation', { entityId: entity.id, headYaw: angleByte(entity.yaw) })
  Object.assign(from, position)
  sighting.yaw = entity.yaw
}

function hideMissing(player: Player, known: Map<number, Sighting>, present: ReadonlySet<number>): void {
  if (known.size === present.size) return
  const gone = [...known.keys()].filter((id) => !present.has(id))
  for (const id of gone) known.delete(id)
  const { name, params } = entityDestroyPacket(gone)
  player.send(name, params)
}
