import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import type { Position, Place } from '../context/position.ts'

/** Reads a finite number from a packet; absent when the field is missing or not one. */
export function readNumber(packet: Packet, field: string): number | undefined {
  const value = packet[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Reads text from a packet; absent when the field is missing or not text. */
export function readText(packet: Packet, field: string): string | undefined {
  const value = packet[field]
  return typeof value === 'string' ? value : undefined
}

/** Reads a structure from a packet; empty when the field is missing or not one. */
export function readRecord(packet: Packet, field: string): Packet {
  const value = packet[field]
  // Any object may be looked into by key; each field is checked when it is read.
  return typeof value === 'object' && value !== null ? (value as Packet) : {}
}

/** Reads a position whose numbers are finite; absent otherwise. */
export function readPosition(packet: Packet): Position | undefined {
  const [x, y, z] = [readNumber(packet, 'x'), readNumber(packet, 'y'), readNumber(packet, 'z')]
  return x === undefined || y === undefined || z === undefined ? undefined : { x, y, z }
}

/** Reads the block that a player's packet names, in the dimension where the player is; absent when it names none. */
export function readBlockPlace({ position }: Player, packet: Packet): Place | undefined {
  const found = readPosition(readRecord(packet, 'location'))
  return found && { ...found, dimension: position.dimension }
}
