import type { NamedPacket } from './chunk-packets.ts'
import type { CompiledProtocol } from './quicken-light-lists.ts'

/** The part of the protocol library that turns packets into bytes. */
export interface PacketSerializer {
  readonly proto: CompiledProtocol
  createPacketBuffer(packet: { readonly name: string; readonly params: unknown }): Buffer
}

// Two empty lists are two zero bytes on the wire.
const emptyListsLength = 2

/** Turns a packet into bytes that can be written to every client of the version. */
export function serializePacket(serializer: PacketSerializer, { name, params, tail }: NamedPacket): Buffer {
  const bytes = serializer.createPacketBuffer({ name, params })
  return tail ? Buffer.concat([bytes.subarray(0, bytes.length - emptyListsLength), tail]) : bytes
}
