import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { fakeEnvironment } from '@voyager-mc/core/testing'
import { startWorld } from '@voyager-mc/world'
import { afterEach, describe, expect, test } from 'vitest'
import { createBotSession } from '../create-bot-session.ts'
import { createMcpServer } from '../create-mcp-server.ts'
import { serveOverHttp, type HttpService, type ServeOverHttpOptions } from './serve-over-http.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function serveFake(options: Partial<ServeOverHttpOptions> = {}): Promise<HttpService> {
  const session = createBotSession({ environment: fakeEnvironment() })
  const service = await serveOverHttp({ createServer: () => createMcpServer({ session }), ...options })
  closers.push(() => service.close())
  return service
}

async function join({ url, token }: HttpService): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit })
  closers.push(() => client.close())
  await client.connect(transport)
  return client
}

test('plays in a real world over HTTP', async () => {
  const world = await startWorld({ seed: 7, viewDistanceChunks: 2 })
  closers.push(() => world.close())
  const environment = createMinecraftEnvironment({ port: world.port, username: 'Ada' })
  closers.push(() => environment.close())
  const session = createBotSession({ environment })
  const service = await serveOverHttp({ createServer: () => createMcpServer({ session }) })
  closers.push(() => service.close())
  const client = await join(service)
  await client.callTool({ name: 'observe' })
  world.give('Ada', { name: 'oak_log', count: 1 })
  const walk = { name: 'wait', source: 'async function wait(bot) { await bot.waitForTicks(5) }' }
  await client.callTool({ name: 'run_program', arguments: walk })
  const crafted = await client.callTool({ name: 'craftItem', arguments: { name: 'oak_planks' } })
  expect(crafted.structuredContent).toMatchObject({
    status: 'completed',
    primitives: [{ name: 'craftItem', status: 'succeeded' }],
    inventory: { oak_planks: 4 },
  })
  const { contents } = await client.readResource({ uri: 'voyager://observation' })
  const [content] = contents
  expect(content && 'text' in content && JSON.parse(content.text)).toMatchObject({
    inventory: { oak_planks: 4 },
  })
})

describe('who may ask', () => {
  test('nobody without the token', async () => {
    const service = await serveFake()
    await expect(join({ ...service, token: 'another-token-of-mine' })).rejects.toThrow(/token/)
  })

  test('two clients at once, until one leaves', async () => {
    const service = await serveFake()
    const [first, second] = [await join(service), await join(service)]
    await first.close()
    expect((await second.listTools()).tools.map(({ name }) => name)).toEqual(['observe', 'run_program'])
  })

  test('no more clients than allowed: the oldest session ends', async () => {
    const service = await serveFake({ maxSessions: 1 })
    const first = await join(service)
    const second = await join(service)
    await expect(first.listTools()).rejects.toThrow(/session/)
    expect((await second.listTools()).tools.map(({ name }) => name)).toEqual(['observe', 'run_program'])
  })

  test('no request outside a session', async () => {
    const { url, token } = await serveFake()
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect(response.status).toBe(400)
  })
})

test('refuses a token that can be guessed', async () => {
  await expect(serveFake({ token: 'short' })).rejects.toThrow('use at least 16 characters')
})

test('says which port is taken', async () => {
  const { url } = await serveFake()
  await expect(serveFake({ port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'listen',
    message: expect.stringContaining('choose another port'),
  })
})
