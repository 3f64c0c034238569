import type { World } from '@voyager-mc/world'
import protocolPackage, { type ServerClient } from 'minecraft-protocol'

/** Two ends of one player's connection, as seen by who stands between them. */
export interface Middle {
  toPlayer(this: void, name: string, packet: object): void
  toWorld(this: void, name: string, packet: object): void
  /** Ends the connection with words, as a server does. */
  kick(this: void, words: string): void
}

/** Decides what becomes of a packet: true when it goes no further. */
export type Withhold = (name: string, packet: unknown, middle: Middle) => boolean

export interface StandBetweenOptions {
  /** Whether players have to prove their account, as on a server with `online-mode=true`. */
  readonly onlineMode?: boolean
  /** Sees what the player sends. */
  readonly fromPlayer?: Withhold
  /** Sees what the world sends. */
  readonly fromWorld?: Withhold
}

export interface StandingBetween {
  readonly port: number
  close(): void
}

const keepAll: Withhold = () => false

/** A server in front of a world, which passes on what it is not told to withhold: for plug-ins and settings of servers. */
export async function standBetween(
  world: World,
  { onlineMode = false, fromPlayer = keepAll, fromWorld = keepAll }: StandBetweenOptions = {},
): Promise<StandingBetween> {
  const { host, version } = world
  const server = protocolPackage.createServer({
    'online-mode': onlineMode,
    version,
    host,
    port: 0,
    hideErrors: true,
    keepAlive: false,
  })
  server.on('login', (client) => connect(client, world, { fromPlayer, fromWorld }))
  await new Promise<void>((resolve) => server.once('listening', resolve))
  // The declaration leaves out the socket server that every server has.
  const { socketServer } = server as unknown as { socketServer: { address(): { readonly port: number } } }
  return { port: socketServer.address().port, close: () => server.close() }
}

function connect(
  client: ServerClient,
  { host, port, version }: World,
  { fromPlayer, fromWorld }: Required<Pick<StandBetweenOptions, 'fromPlayer' | 'fromWorld'>>,
): void {
  const inner = protocolPackage.createClient({
    host,
    port,
    version,
    username: client.username,
    keepAlive: false,
    hideErrors: true,
  })
  const isPlaying = (): boolean => inner.state === 'play' && client.state === 'play'
  const middle: Middle = {
    toPlayer: (name, packet) => client.write(name, packet),
    toWorld: (name, packet) => inner.write(name, packet),
    kick: (words) => client.end(words),
  }
  client.on('packet', (packet: unknown, { name }) => {
    if (isPlaying() && !fromPlayer(name, packet, middle)) inner.write(name, packet)
  })
  inner.on('packet', (packet: unknown, { name }) => {
    if (isPlaying() && !fromWorld(name, packet, middle)) client.write(name, packet)
  })
  for (const end of [client, inner]) end.on('error', () => undefined)
  client.on('end', () => inner.end('left'))
  inner.on('end', () => client.end('left'))
}
