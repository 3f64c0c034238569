import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai'
import { afterEach, expect, test } from 'vitest'
import type { ScriptedReply } from './scripted-reply.ts'
import {
  startScriptedModel,
  type ScriptedModel,
  type StartScriptedModelOptions,
} from './start-scripted-model.ts'

let server: ScriptedModel | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

async function connect(replies: StartScriptedModelOptions['replies'], maxRetries = 0): Promise<ChatOpenAI> {
  server = await startScriptedModel({ replies })
  return new ChatOpenAI({
    model: 'scripted',
    apiKey: 'none',
    maxRetries,
    configuration: { baseURL: server.url },
  })
}

test('answers a chat with text and usage', async () => {
  const model = await connect([{ type: 'text', text: 'Mine 1 wood log' }])
  const { content, usage_metadata: usage } = await model.invoke('What next?')
  expect(content).toBe('Mine 1 wood log')
  expect(usage).toMatchObject({ input_tokens: 3, output_tokens: 4 })
})

test('keeps the requests it was sent', async () => {
  const model = await connect([{ type: 'text', text: 'ok' }])
  await model.invoke([
    ['system', 'You are a critic.'],
    ['human', 'Did it work?'],
  ])
  expect(server?.requests[0]?.messages).toEqual([
    { role: 'system', content: 'You are a critic.' },
    { role: 'user', content: 'Did it work?' },
  ])
})

test('streams a chat in pieces', async () => {
  const text = 'async function mineLog(bot) { await mineBlock(bot, "oak_log", 1) }'
  const model = await connect([{ type: 'text', text }])
  const pieces: string[] = []
  for await (const { text: piece } of await model.stream('Write it.')) pieces.push(piece)
  expect(pieces.join('')).toBe(text)
  expect(pieces.length).toBeGreaterThan(2)
})

test('calls a tool', async () => {
  const model = await connect([{ type: 'tool-call', name: 'propose', arguments: '{"task":"Mine 1 dirt"}' }])
  const reply = await model.invoke('What next?')
  expect(reply.tool_calls?.[0]).toMatchObject({ name: 'propose', args: { task: 'Mine 1 dirt' } })
})

test('is retried after a 429', async () => {
  const replies: ScriptedReply[] = [
    { type: 'status', status: 429, retryAfterSeconds: 0 },
    { type: 'text', text: 'now' },
  ]
  const model = await connect(replies, 2)
  expect((await model.invoke('Hello')).content).toBe('now')
  expect(server?.requests).toHaveLength(2)
})

test.each<ScriptedReply>([
  { type: 'status', status: 500 },
  { type: 'wrong-content-type', body: '<html>proxy</html>' },
  { type: 'cut-off', text: 'half an ans' },
])('makes the client fail on %o', async (reply) => {
  const model = await connect([reply])
  await expect(model.invoke('Hello')).rejects.toThrow()
})

test('hangs until the client gives up', async () => {
  const model = await connect([{ type: 'hang' }])
  await expect(model.invoke('Hello', { signal: AbortSignal.timeout(100) })).rejects.toThrow()
})

test('embeds equal texts equally and near texts nearer than far ones', async () => {
  server = await startScriptedModel({ replies: [] })
  const embeddings = new OpenAIEmbeddings({ apiKey: 'none', configuration: { baseURL: server.url } })
  const [log, logs, sword] = await embeddings.embedDocuments([
    'mine oak log',
    'mine birch log',
    'craft iron sword',
  ])
  const dot = (a: readonly number[] = [], b: readonly number[] = []): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  expect(dot(log, log)).toBeCloseTo(1, 4)
  expect(dot(log, logs)).toBeGreaterThan(dot(log, sword))
})

test('answers a broken body with 400 and goes on', async () => {
  const model = await connect([{ type: 'text', text: 'still here' }])
  const response = await fetch(`${server?.url}/chat/completions`, { method: 'POST', body: 'not json' })
  expect(response.status).toBe(400)
  expect((await model.invoke('Hello')).content).toBe('still here')
})

test('lists the models it was given, to the one key it takes', async () => {
  server = await startScriptedModel({ replies: [], models: ['llama3:8b'], key: 'right' })
  const list = async (key: string): Promise<unknown> => {
    const response = await fetch(`${server?.url}/models`, { headers: { authorization: `Bearer ${key}` } })
    return response.status === 200 ? response.json() : response.status
  }
  expect(await list('wrong')).toBe(401)
  expect(await list('right')).toEqual({ object: 'list', data: [{ id: 'llama3:8b', object: 'model' }] })
})
