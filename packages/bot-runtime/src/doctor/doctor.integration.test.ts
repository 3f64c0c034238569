import { createServer as createTcpServer, type Socket } from 'node:net'
import { startWorld, type StartWorldOptions, type World } from '@voyager-mc/world'
import protocolPackage from 'minecraft-protocol'
import { createBot } from 'mineflayer'
import { afterEach, expect, test } from 'vitest'
import { standBetween } from '../testing/stand-between.ts'
import { doctor, type Diagnosis } from './doctor.ts'

const opened: (() => unknown)[] = []

afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function open(options: StartWorldOptions = {}): Promise<World> {
  const world = await startWorld({ seed: 7, viewDistanceChunks: 2, ...options })
  opened.push(() => world.close())
  return world
}

/** Listens with something that is no Minecraft server. */
async function openTcp(onSocket: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onSocket(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

type ServerOptions = NonNullable<Parameters<typeof protocolPackage.createServer>[0]>

/** A server that answers the status as a real one does and turns players away. */
async function openScripted(options: ServerOptions): Promise<number> {
  const server = protocolPackage.createServer({
    'online-mode': false,
    version: '1.19.4',
    host: '127.0.0.1',
    port: 0,
    hideErrors: true,
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.once('listening', resolve))
  opened.push(() => server.close())
  // The declaration leaves out the socket server that every server has.
  const inner = server as unknown as { readonly socketServer: { address(): { readonly port: number } } }
  return inner.socketServer.address().port
}

const typesOf = ({ findings }: Diagnosis): string[] => findings.map(({ type }) => type)

test('finds nothing wrong with a world of operators', async () => {
  const { host, port } = await open()
  await expect(doctor({ host, port })).resolves.toEqual({
    isPlayable: true,
    serverVersion: '1.19.4',
    findings: [],
  })
})

test.for(['1.16.5', '1.20.4', '1.21.4'])('takes the version %s from the server', async (version) => {
  const { host, port } = await open({ version })
  await expect(doctor({ host, port })).resolves.toMatchObject({ isPlayable: true, findings: [] })
})

test('says how to make the bot an operator', async () => {
  const { host, port } = await open({ operators: false })
  const { isPlayable, findings } = await doctor({ host, port, username: 'Ada' })
  expect([isPlayable, findings]).toEqual([
    true,
    [
      {
        type: 'not-operator',
        severity: 'warning',
        message: 'Ada is no operator, so hard resets and operator powers do not work.',
        remedy: 'Run /op Ada on the server if you want them; playing works without.',
      },
    ],
  ])
})

test.for(['peaceful', 'hard'] as const)('reports the difficulty %s', async (difficulty) => {
  const { host, port } = await open({ difficulty })
  expect(typesOf(await doctor({ host, port }))).toEqual(['difficulty'])
})

test('reports creative mode', async () => {
  const world = await open({ operators: false })
  const stop = world.events.on('player-join', ({ player }) => {
    queueMicrotask(() => world.runCommand(`gamemode creative ${player.name}`))
  })
  opened.push(stop)
  const diagnosis = await doctor({ host: world.host, port: world.port })
  expect(diagnosis.isPlayable).toBe(false)
  expect(typesOf(diagnosis)).toContain('not-survival')
})

test('reports a hardcore world', async () => {
  const world = await open()
  const between = await standBetween(world, {
    fromWorld(name, packet, { toPlayer }) {
      if (name !== 'login') return false
      toPlayer(name, { ...Object(packet), isHardcore: true })
      return true
    },
  })
  opened.push(() => between.close())
  expect(typesOf(await doctor({ host: world.host, port: between.port }))).toEqual(['hardcore'])
})

test('reports a server that translates versions', async () => {
  const port = await openScripted({
    beforePing: () => ({
      version: { name: 'Paper 1.20.4', protocol: 762 },
      players: { max: 1, online: 0 },
      description: '',
    }),
    beforeLogin: (client) => client.end('You are not white-listed on this server!'),
  })
  const { serverVersion, findings } = await doctor({ host: '127.0.0.1', port, version: '1.19.4' })
  expect([serverVersion, findings.map(({ type }) => type)]).toEqual([
    'Paper 1.20.4',
    ['translated-version', 'refused'],
  ])
})

test('leaves the world as it was', async () => {
  const world = await open({ operators: false })
  const changes: unknown[] = []
  opened.push(world.events.on('block-dig', (event) => changes.push(event)))
  await doctor({ host: world.host, port: world.port })
  expect(changes).toEqual([])
})

test('names the version to pass', async () => {
  const { host, port } = await open()
  const { findings } = await doctor({ host, port, version: '1.20.4' })
  expect(findings).toMatchObject([{ type: 'version-mismatch', remedy: "Pass version: '1.19.4'." }])
})

test('reports a name that is in use', async () => {
  const { host, port, version } = await open()
  const bot = createBot({ host, port, version, username: 'Ada' })
  opened.push(() => bot.end())
  await new Promise<void>((resolve) => bot.once('spawn', resolve))
  expect(typesOf(await doctor({ host, port, username: 'Ada' }))).toEqual(['name-taken'])
})

test.for<[string, string, string]>([
  ['multiplayer.disconnect.not_whitelisted', 'refused', 'Run /whitelist add Ada'],
  ['multiplayer.disconnect.banned', 'refused', 'Run /pardon Ada'],
  ['multiplayer.disconnect.server_full', 'refused', 'Raise max-players'],
  ['multiplayer.disconnect.unverified_username', 'online-mode', "Pass auth: 'microsoft'"],
])('understands %s', async ([translate, type, remedy]) => {
  const port = await openScripted({ beforeLogin: (client) => client.end(JSON.stringify({ translate })) })
  const { isPlayable, findings } = await doctor({ host: '127.0.0.1', port, username: 'Ada' })
  expect([isPlayable, findings]).toEqual([
    false,
    [expect.objectContaining({ type, remedy: expect.stringContaining(remedy) })],
  ])
})

test('a server of many versions is asked for the one that is wanted', async () => {
  const protocols: Readonly<Record<number, string>> = { 762: '1.19.4', 765: '1.20.4' }
  const port = await openScripted({
    version: '1.20.4',
    // As plug-ins for old clients do: they answer with the version of whoever asks, and with their own to all others.
    beforePing: (_response, { protocolVersion }) => {
      const protocol = protocolVersion in protocols ? protocolVersion : 762
      return {
        version: { name: protocols[protocol] ?? '', protocol },
        players: { max: 1, online: 0 },
        description: '',
      }
    },
    beforeLogin: (client) => client.end('You are not white-listed on this server!'),
  })
  const { serverVersion, findings } = await doctor({ host: '127.0.0.1', port, version: '1.20.4' })
  expect([serverVersion, findings.map(({ type }) => type)]).toEqual(['1.20.4', ['refused']])
})

test('reports a version nobody speaks', async () => {
  const port = await openScripted({
    beforePing: () => ({
      version: { name: 'Odd 0.1', protocol: 3 },
      players: { max: 1, online: 0 },
      description: '',
    }),
  })
  expect(typesOf(await doctor({ host: '127.0.0.1', port }))).toEqual(['unsupported-version'])
})

test('nothing listens', async () => {
  const { isPlayable, findings } = await doctor({ host: '127.0.0.1', port: 1 })
  expect([isPlayable, findings[0]?.message]).toEqual([
    false,
    'Nothing answers at 127.0.0.1:1 (ECONNREFUSED).',
  ])
})

test.for<[string, (socket: Socket) => void]>([
  ['is silent', () => undefined],
  ['hangs up', (socket) => socket.end()],
  ['speaks HTTP', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['sends noise', (socket) => socket.write(Buffer.alloc(64, 0xff))],
])('something that %s is no Minecraft server', async ([, onSocket]) => {
  const port = await openTcp(onSocket)
  expect(typesOf(await doctor({ host: '127.0.0.1', port, timeoutMs: 2000 }))).toEqual(['not-minecraft'])
})

test('an aborted signal ends the visit', async () => {
  const { host, port } = await open()
  const reason = new DOMException('enough', 'AbortError')
  await expect(doctor({ host, port, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
