import type { Client } from 'minecraft-protocol'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { PacketSerializer } from '../protocol/serialize-packet.ts'
import { textComponent } from '../protocol/text-component.ts'
import { varInt } from '../protocol/var-int.ts'

// Every write to a socket is a call into the system, which costs more than a small packet; held back are no more bytes than
// a column has.
const mostHeldBytes = 32_768

const nobody = '00000000-0000-0000-0000-000000000000'

/** The part of a player that talks to its client. */
export type Connection = Pick<Player, 'send' | 'sendRaw' | 'holdPackets' | 'tell' | 'disconnect'>

/**
 * Creates the connection of a player whose client has logged in. It writes to the socket itself instead of through the
 * streams of the protocol library, in which a packet that waits for a slow client is overtaken by bytes that were serialised before.
 */
export function createConnection(world: WorldContext, client: Client): Connection {
  const held = createOutbox((bytes) => client.socket.writable && client.socket.write(bytes))
  const isOpen = (): boolean => !client.ended && serializerOf(client).writable
  const send: Player['send'] = (name, params) => {
    if (!isOpen()) return
    try {
      held.add(serializerOf(client).createPacketBuffer({ name, params }))
    } catch (error) {
      // As the library tells it; the world's listener ends the connection.
      client.emit('error', error)
    }
  }
  return {
    send,
    sendRaw(bytes) {
      if (isOpen()) held.add(bytes)
    },
    holdPackets: held.hold,
    tell(text) {
      const content = textComponent(world, text)
      if (world.supports('signedChat')) send('system_chat', { content, type: 1, isActionBar: false })
      else send('chat', { message: content, position: 1, sender: nobody })
    },
    disconnect(reason) {
      // The goodbye takes the library's way.
      held.flush()
      if (!client.ended) client.end(reason)
    },
  }
}

// The declaration leaves out the serializer of the state of the protocol that a client is in.
const serializerOf = (client: Client): PacketSerializer & { readonly writable: boolean } =>
  (client as unknown as { readonly serializer: PacketSerializer & { readonly writable: boolean } }).serializer

interface Outbox {
  /** Takes a packet, which leaves at once when nothing is held. */
  add(packet: Buffer): void
  hold(this: void): () => void
  flush(): void
}

function createOutbox(write: (bytes: Buffer) => void): Outbox {
  let isHolding = false
  let pieces: Buffer[] = []
  let bytes = 0
  const flush = (): void => {
    if (pieces.length === 0) return
    const whole = Buffer.concat(pieces, bytes)
    pieces = []
    bytes = 0
    write(whole)
  }
  return {
    flush,
    add(packet) {
      const prefix = varInt(packet.length)
      pieces.push(prefix, packet)
      bytes += prefix.length + packet.length
      if (!isHolding || bytes >= mostHeldBytes) flush()
    },
    hold() {
      isHolding = true
      return () => {
        isHolding = false
        flush()
      }
    },
  }
}
