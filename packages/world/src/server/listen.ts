import minecraftProtocol from 'minecraft-protocol'
import { guardConnection } from './guard-connection.ts'
import type { Client } from 'minecraft-protocol'
import type { Clock } from '../context/clock.ts'
import { ListenError } from '../errors/listen-error.ts'
import { PortInUseError } from '../errors/port-in-use-error.ts'
import { skipCompression } from '../protocol/skip-compression.ts'

/** An open door for clients. */
export interface Listener {
  readonly port: number
  /** Disconnects everybody; clients that do not answer are given a moment of this clock. */
  close(options: { readonly wall: Clock }): Promise<void>
}

/** Address to listen on, and the receivers of connections and failures. */
export interface ListenOptions {
  readonly version: string
  readonly host: string
  readonly port: number
  readonly onJoin: (client: Client) => void
  readonly onClientError: (error: unknown) => void
  readonly maxPlayers: number
  /** Time of the wall, in which clients log in. */
  readonly wall: Clock
  /** Whether the world stands still, so that clients in its time cannot log in. */
  readonly isPaused: () => boolean
  /** Whether the open port keeps the process alive. */
  readonly holdsProcess: boolean
}

// A paused world answers nobody for as long as a model thinks, so clients get an hour before they count as lost.
const kickTimeoutMs = 3_600_000

// Long enough for any client to say goodbye, short enough for tests.
const closeTimeoutMs = 1000

// A CommonJS module whose names Node cannot see before it runs.
const { createServer } = minecraftProtocol

type Server = ReturnType<typeof createServer>

/** Opens a port for offline-mode clients of one version. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { version, host, port, maxPlayers } = options
  const server = createServer({
    'online-mode': false,
    version,
    host,
    port,
    motd: 'An embedded world',
    maxPlayers,
    kickTimeout: kickTimeoutMs,
    enforceSecureProfile: false,
    hideErrors: true,
    // The check of plugin channels compiles a schema for every client that joins.
    validateChannelProtocol: false,
    // Uncompressed, so that nothing can be blown up and nothing is under way in zlib's threads.
    beforeLogin: skipCompression,
    errorHandler: (client, error) => {
      options.onClientError(error)
      client.end('A packet could not be understood.')
    },
  })
  server.on('connection', greet)
  server.on('connection', (client) => guardConnection(client, options))
  server.on('playerJoin', (client) => options.onJoin(client))
  // The declaration leaves out the socket server and serializer that every server has.
  const inner = server as unknown as InnerServer
  // Those who play, and as many who ask or log in.
  inner.socketServer.maxConnections = maxPlayers * 2
  await untilListening(server, { host, port })
  if (!options.holdsProcess) inner.socketServer.unref()
  return {
    port: inner.socketServer.address().port,
    close: ({ wall }) => closeServer(server, inner, wall),
  }
}

interface InnerServer {
  readonly socketServer: {
    maxConnections: number
    unref(): void
    address(): { readonly port: number }
    once(event: 'close', listener: () => void): void
  }
}

// From 1.20.2 on clients expect to hear of enabled features before they play.
function greet(client: Client): void {
  client.on('state', (state) => {
    if (String(state) === 'configuration') client.write('feature_flags', { features: ['minecraft:vanilla'] })
  })
}

function untilListening(
  server: Server,
  address: { readonly host: string; readonly port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isListening = false
    server.on('error', (error) => {
      // Later socket errors belong to one client and are reported through the error handler.
      if (isListening) return
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        isTaken ? new PortInUseError(address, { cause: error }) : new ListenError(address, { cause: error }),
      )
    })
    server.on('listening', () => {
      isListening = true
      resolve()
    })
  })
}

function closeServer(server: Server, inner: InnerServer, wall: Clock): Promise<void> {
  return new Promise((resolve) => {
    const timer = wall.setTimeout(resolve, closeTimeoutMs)
    inner.socketServer.once('close', () => {
      wall.clearTimeout(timer)
      resolve()
    })
    server.close()
  })
}
