import type { World } from '@voyager-mc/world'
import minecraftData from 'minecraft-data'
import protocolPackage from 'minecraft-protocol'

/** A server that protects its spawn; players of the world behind it cannot dig. */
export interface ProtectedServer {
  readonly port: number
  close(): void
}

interface Packet {
  readonly status: number
  readonly location: { readonly x: number; readonly y: number; readonly z: number }
  readonly sequence: number
}

/** Status of a dig that begins, is taken back, or is done; others drop and swap items. */
const digging: ReadonlySet<number> = new Set([0, 1, 2])

/**
 * Stands between clients and a world and refuses digs as a server with `spawn-protection` does: with the block as it is
 * and an acknowledgement. Everything else is passed on.
 */
export async function protectSpawn(world: World): Promise<ProtectedServer> {
  const { host, version } = world
  const registry = minecraftData(version)
  const server = protocolPackage.createServer({
    'online-mode': false,
    version,
    host,
    port: 0,
    hideErrors: true,
    keepAlive: false,
  })
  server.on('login', (client) => {
    const inner = protocolPackage.createClient({
      host,
      port: world.port,
      version,
      username: client.username,
      keepAlive: false,
      hideErrors: true,
    })
    const isPlaying = (): boolean => inner.state === 'play' && client.state === 'play'
    client.on('packet', (packet: unknown, { name }) => {
      if (!isPlaying()) return
      // The protocol's own description of this packet.
      const dig = packet as Packet
      if (name !== 'block_dig' || !digging.has(dig.status)) return inner.write(name, packet)
      const type = registry.blocksByName[world.blockAt(dig.location).name]?.defaultState
      client.write('block_change', { location: dig.location, type })
      client.write('acknowledge_player_digging', { sequenceId: dig.sequence })
    })
    inner.on('packet', (packet: unknown, { name }) => {
      if (isPlaying()) client.write(name, packet)
    })
    for (const end of [client, inner]) end.on('error', () => undefined)
    client.on('end', () => inner.end('left'))
    inner.on('end', () => client.end('left'))
  })
  await new Promise<void>((resolve) => server.once('listening', resolve))
  // The declaration leaves out the socket server that every server has.
  const { socketServer } = server as unknown as { socketServer: { address(): { readonly port: number } } }
  return { port: socketServer.address().port, close: () => server.close() }
}
