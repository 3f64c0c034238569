import type { Client } from 'minecraft-protocol'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { textComponent } from '../protocol/text-component.ts'

// Every write to a socket is a call into the system, which costs more than the packet. Far below what makes a stream wait
// for its socket, also with a column on top.
const heldBytes = 8192

const nobody = '00000000-0000-0000-0000-000000000000'

/** Creates the part of a player that talks to its client. */
export function createConnection(
  world: WorldContext,
  client: Client,
): Pick<Player, 'send' | 'sendRaw' | 'holdPackets' | 'tell' | 'disconnect'> {
  let isHolding = false
  const flush = (): void => {
    if (!isHolding || client.socket.writableLength < heldBytes) return
    client.socket.uncork()
    client.socket.cork()
  }
  const send: Player['send'] = (packet, params) => {
    if (client.ended) return
    client.write(packet, params)
    flush()
  }
  return {
    send,
    sendRaw(bytes) {
      if (client.ended) return
      client.writeRaw(bytes)
      flush()
    },
    holdPackets() {
      isHolding = true
      client.socket.cork()
      return () => {
        isHolding = false
        client.socket.uncork()
      }
    },
    tell(text) {
      const content = textComponent(world, text)
      if (world.supports('signedChat')) send('system_chat', { content, type: 1, isActionBar: false })
      else send('chat', { message: content, position: 1, sender: nobody })
    },
    disconnect(reason) {
      if (!client.ended) client.end(reason)
    },
  }
}
