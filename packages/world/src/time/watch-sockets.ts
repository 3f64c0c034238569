import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** Knows whether sockets of this process still owe each other data. */
export interface SocketWatch {
  /** Whether bytes that one end wrote have not been read by the other end, both in this process. */
  isBusy(this: void): boolean
  stop(this: void): void
}

// A reader that makes no progress for so many questions has stopped on purpose; time must go on.
const patience = 500

/** Follows every TCP connection that is made from now on. */
export function watchSockets(): SocketWatch {
  const clients = new Set<Socket>()
  const servers = new Set<Socket>()
  const onClient = follow(clients)
  const onServer = follow(servers)
  subscribe('net.client.socket', onClient)
  subscribe('net.server.socket', onServer)
  let lastOwed = 0
  let standstill = 0
  return {
    isBusy() {
      const owed = countOwedBytes(servers, clients)
      standstill = owed === lastOwed ? standstill + 1 : 0
      lastOwed = owed
      return owed > 0 && standstill < patience
    },
    stop() {
      unsubscribe('net.client.socket', onClient)
      unsubscribe('net.server.socket', onServer)
    },
  }
}

function follow(sockets: Set<Socket>): (message: unknown) => void {
  return (message) => {
    // Both channels publish `{ socket }` (Node's documentation of diagnostics_channel).
    const { socket } = message as { readonly socket: Socket }
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
}

function countOwedBytes(servers: ReadonlySet<Socket>, clients: ReadonlySet<Socket>): number {
  let owed = 0
  for (const server of servers) {
    for (const client of clients) {
      if (client.localPort !== server.remotePort || client.remotePort !== server.localPort) continue
      owed += server.bytesWritten - client.bytesRead + client.bytesWritten - server.bytesRead
    }
  }
  return owed
}
