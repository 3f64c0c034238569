import { EnvironmentLostError } from '@voyager-mc/core'
import protocolPackage from 'minecraft-protocol'
import { afterEach, expect, test } from 'vitest'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'

let stop: (() => void) | undefined

afterEach(() => stop?.())

/** A server that lets nobody in and says why. */
async function serverSaying(words: string): Promise<number> {
  const server = protocolPackage.createServer({
    'online-mode': false,
    version: '1.19.4',
    host: '127.0.0.1',
    port: 0,
    hideErrors: true,
    beforeLogin: (client) => client.end(words),
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.once('listening', resolve))
  stop = () => server.close()
  // The declaration leaves out the socket server that every server has.
  const inner = server as unknown as { readonly socketServer: { address(): { readonly port: number } } }
  return inner.socketServer.address().port
}

test.for([
  ['You are not white-listed on this server!', 'kicked', 'run /whitelist add Ada'],
  ['You are banned from this server.', 'kicked', 'run /pardon Ada'],
  ['The server is full!', 'kicked', 'raise max-players'],
  ['Failed to verify username!', 'kicked', "pass auth: 'microsoft'"],
  ['Outdated client! Please use 1.20.4', 'version-mismatch', 'pass its version'],
  ['multiplayer.disconnect.duplicate_login', 'name-taken', 'pass another username'],
] as const)('%s: %s', async ([words, reason, remedy]) => {
  const port = await serverSaying(words)
  const joining = createMinecraftEnvironment({ port, username: 'Ada' }).reset()
  const error: unknown = await joining.catch((thrown: unknown) => thrown)
  expect(EnvironmentLostError.isInstance(error) && error.reason).toBe(reason)
  expect(String(error)).toContain(remedy)
})
