import type { Packet } from '../context/packet.ts'
import { readNumber, readRecord } from './read-packet.ts'
import { seenZ } from '../registry/nether-place.ts'

// Packets to clients whose `z` is a place in the world; the z of others is a direction or a share.
const withZ = new Set([
  'position',
  'spawn_entity',
  'spawn_entity_living',
  'spawn_entity_experience_orb',
  'named_entity_spawn',
  'entity_teleport',
  'sync_entity_position',
  'world_particles',
  'explosion',
])

const fromClientWithZ = new Set(['position', 'position_look'])
const chunkBlocks = 16

/** Gives a packet's places as players see them. */
export function shiftToClient(name: string, params: Packet): Packet {
  const z = withZ.has(name) ? readNumber(params, 'z') : undefined
  const locationZ = readNumber(readRecord(params, 'location'), 'z')
  const chunkZ = readNumber(params, 'chunkZ')
  return {
    ...params,
    ...(z !== undefined && { z: seenZ(z) }),
    ...(locationZ !== undefined && {
      location: { ...readRecord(params, 'location'), z: seenZ(locationZ) },
    }),
    ...(chunkZ !== undefined && { chunkZ: seenChunkZ(chunkZ) }),
  }
}

/** The number of a column as players see it. */
export function seenChunkZ(chunkZ: number): number {
  return seenZ(chunkZ * chunkBlocks) / chunkBlocks
}

/** Gives a packet from a client with its places in the world, `shift` blocks south of what the client sees. */
export function shiftFromClient(name: string, packet: Packet, shift: number): Packet {
  if (shift === 0) return packet
  const z = fromClientWithZ.has(name) ? readNumber(packet, 'z') : undefined
  const locationZ = readNumber(readRecord(packet, 'location'), 'z')
  return {
    ...packet,
    ...(z !== undefined && { z: z + shift }),
    ...(locationZ !== undefined && {
      location: { ...readRecord(packet, 'location'), z: locationZ + shift },
    }),
  }
}
