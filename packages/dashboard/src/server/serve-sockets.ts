import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { cookieOf, isFromHere, type Links } from './access.ts'
import type { RunFeed } from './run-feed.ts'
import { sendOrCutOff } from './send-or-cut-off.ts'

export interface ServeSocketsOptions {
  readonly feed: RunFeed
  readonly links: Links
  readonly hosts: () => readonly string[]
  readonly cookie: () => string
}

/** A page says nothing. */
const longestMessageBytes = 1024

/** Tells the pages of a run over sockets; returns what ends them. */
export function serveSockets(
  server: Server,
  { feed, links, hosts, cookie }: ServeSocketsOptions,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessageBytes,
    perMessageDeflate: { zlibDeflateOptions: { level: 1 }, threshold: 1024 },
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { host, origin, cookie: cookies } = request.headers
    // A page says where it comes from; what says nothing is no page of ours.
    const isOurs = origin !== undefined && isFromHere({ host, origin }, hosts())
    if (!isOurs || request.url !== '/api/live' || links.accessOf(cookieOf(cookies, cookie())) === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      const stop = feed.listen((news) => sendOrCutOff(connection, JSON.stringify(news)))
      connection.on('close', stop)
      connection.on('error', () => connection.terminate())
    })
  })
  return () => {
    for (const connection of sockets.clients) connection.terminate()
    sockets.close()
  }
}
