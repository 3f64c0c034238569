import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { OpenAIEmbeddings } from '@langchain/openai'
import { createActionAgent, toRunnable as actionRunnable } from '@voyager-mc/action'
import { ModelUnavailableError } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createCritic } from '@voyager-mc/critic'
import { createCurriculum, createQuestionCache } from '@voyager-mc/curriculum'
import { startScriptedModel, type ScriptedModel, type ScriptedReply } from '@voyager-mc/scripted-model'
import { createVoyager, memoryRunStore, tasks, type VoyagerEvent } from '@voyager-mc/voyager'
import { summarizeRun } from '@voyager-mc/evaluation'
import {
  createChatModel,
  createDefaultRoles,
  createRoleModels,
  type CreateChatModelOptions,
  type CreateRoleModelsOptions,
} from '@voyager-mc/voyager/preset'
import { createRateLimiter, recordEmbeddings, replayEmbeddings } from '@voyager-mc/voyager/models'
import { afterEach, expect, test } from 'vitest'

const servers: ScriptedModel[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const text = (reply: string): ScriptedReply => ({ type: 'text', text: reply })
const verdict = text('{"reasoning": "held", "success": true, "critique": ""}')
const source = 'async function mineLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
const program = text(`Plan: one log.\n\`\`\`javascript\n${source}\n\`\`\``)

type Replies = Parameters<typeof startScriptedModel>[0]['replies']

async function serve(replies: Replies): Promise<ScriptedModel> {
  const server = await startScriptedModel({ replies })
  servers.push(server)
  return server
}

async function connect(
  replies: Replies,
  options: Partial<CreateChatModelOptions> = {},
): Promise<{ readonly model: BaseChatModel; readonly server: ScriptedModel }> {
  const server = await serve(replies)
  const model = await createChatModel({ name: 'scripted', baseUrl: server.url, ...options })
  return { model, server }
}

const request = {
  task: { name: 'Look around' },
  before: makeObservation(),
  step: makeStepResult(),
  observation: makeObservation(),
  skills: [],
}

test.each([429, 500, 503])('a role tries again after %s', async (status) => {
  const fault: ScriptedReply = { type: 'status', status, retryAfterSeconds: 0 }
  const { model, server } = await connect([fault, verdict])
  const patient = model.withRetry({ stopAfterAttempt: 2 })
  expect(await createCritic({ model: patient }).evaluate(request)).toMatchObject({ success: true })
  expect(server.requests).toHaveLength(2)
})

test('a client asks once: whoever wants more tries says so', async () => {
  const { model, server } = await connect([{ type: 'status', status: 500 }, verdict])
  await expect(createCritic({ model }).evaluate(request)).rejects.toThrow('did not answer')
  expect(server.requests).toHaveLength(1)
})

test('gives up a call that takes longer than its time', async () => {
  const { model } = await connect([{ type: 'hang' }], { timeoutMs: 50 })
  const error = await createCritic({ model })
    .evaluate(request)
    .catch((caught: unknown) => caught)
  expect(ModelUnavailableError.isInstance(error)).toBe(true)
})

test('an aborted signal ends a call that hangs, with its reason', async () => {
  const { model, server } = await connect([{ type: 'hang' }])
  const stop = new AbortController()
  const call = createCritic({ model }).evaluate(request, { signal: stop.signal })
  while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const reason = new Error('enough')
  stop.abort(reason)
  await expect(call).rejects.toBe(reason)
})

test('keeps no more calls in flight than allowed, whichever role makes them', async () => {
  const rateLimiter = createRateLimiter({ maxConcurrent: 1 })
  const { model, server } = await connect([{ type: 'hang' }], { rateLimiter })
  const other = await createChatModel({ name: 'other', baseUrl: server.url, rateLimiter })
  const stop = new AbortController()
  const calls = [model, other].map((each) => createCritic({ model: each }))
  const running = calls.map((critic) => critic.evaluate(request, { signal: stop.signal }))
  while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.requests.map((sent) => sent.model)).toEqual(['scripted'])
  stop.abort(new Error('enough'))
  await Promise.allSettled(running)
})

test('spreads calls over the minutes that a limit asks for, with the tokens the server counted', async () => {
  let now = 0
  const clock = { now: () => now, sleep: async (ms: number) => void (now += ms) }
  const rateLimiter = createRateLimiter({ tokensPerMinute: 10_000, requestsPerMinute: 2, clock })
  const used = { promptTokens: 9000, completionTokens: 1000 }
  const costly: ScriptedReply = { ...verdict, type: 'text', text: '{"success": true}', usage: used }
  const { model } = await connect([costly, verdict], { rateLimiter })
  const critic = createCritic({ model })
  const atSeconds: number[] = []
  for (let call = 0; call < 4; call += 1) {
    await critic.evaluate(request)
    atSeconds.push(now / 1000)
  }
  expect(atSeconds).toEqual([0, 60, 60, 120])
})

test('asks the next model when the tries of one are spent, and enters the call under its role', async () => {
  const broken = await serve([{ type: 'status', status: 500 }])
  const sound = await serve([program, text('Mines a log.')])
  const store = memoryRunStore()
  await play({ baseUrl: broken.url, fallbacks: [{ baseUrl: sound.url, name: 'second' }] }, { store })
  const { byRole } = summarizeRun(await Array.fromAsync(store.readJournal())).spending
  expect(Object.keys(byRole)).toContain('action')
  expect(broken.requests[0]?.model).toBe('scripted')
  expect(sound.requests[0]?.model).toBe('second')
})

test('lets every role have limits and a model of its own', async () => {
  const server = await serve([program, text('Mines a log.')])
  await play({ baseUrl: server.url, roles: { action: { name: 'writer', maxTokens: 900 } } })
  expect(server.requests[0]?.body).toMatchObject({ model: 'writer', max_tokens: 900, temperature: 0 })
})

/** One task of a run with the preset's roles. */
async function play(
  options: Omit<CreateRoleModelsOptions, 'name'>,
  { store = memoryRunStore(), onEvent = (_event: VoyagerEvent): void => undefined } = {},
): Promise<void> {
  const models = await createRoleModels({ name: 'scripted', ...options })
  const roles = await createDefaultRoles({
    version: '1.19.4',
    primitives: 'async function mineBlock(bot, name, count)',
    store,
    ...models,
  })
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, usedSlots: 1 }) }),
  })
  const { completed } = await createVoyager({ environment, ...roles, store, onEvent }).learn({
    until: tasks(1),
  }).result
  expect(completed).toEqual(['Mine 1 wood log'])
}

test('a run has the program as events while it is written, and none of them in its journal', async () => {
  const server = await serve([program, text('Mines a log.')])
  const store = memoryRunStore()
  const events: VoyagerEvent[] = []
  await play({ baseUrl: server.url, streaming: true }, { store, onEvent: (event) => void events.push(event) })
  const pieces = events.filter((event) => event.type === 'program-text')
  expect(server.requests[0]?.stream).toBe(true)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.map((piece) => piece.text).join('')).toBe(program.type === 'text' ? program.text : '')
  expect(new Set(pieces.map(({ replyId }) => replyId)).size).toBe(1)
  expect(events.findIndex(({ type }) => type === 'program-text')).toBeLessThan(
    events.findIndex(({ type }) => type === 'program-write'),
  )
  const journal = await Array.fromAsync(store.readJournal())
  expect(journal.some(({ event }) => event.type === 'program-text')).toBe(false)
})

test('streamEvents of the action runnable hears the program while it is written', async () => {
  const { model, server } = await connect([program])
  const runnable = actionRunnable(createActionAgent({ model, primitives: 'async function mineBlock(bot)' }))
  const pieces: string[] = []
  let result: unknown
  for await (const { event, name, data } of runnable.streamEvents(request, { version: 'v2' })) {
    if (event === 'on_chat_model_stream') pieces.push(data.chunk.text)
    if (event === 'on_chain_end' && name === 'action') result = data.output
  }
  expect(server.requests[0]?.stream).toBe(true)
  expect(pieces.join('')).toContain(source)
  expect(pieces.length).toBeGreaterThan(2)
  expect(result).toMatchObject({ name: 'mineLog', source })
})

test('finds an answer of the same meaning with embeddings, and replays them without a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voyager-models-'))
  const file = join(folder, 'vectors.ndjson')
  const server = await serve([])
  const asked = new OpenAIEmbeddings({ apiKey: 'none', configuration: { baseURL: server.url } })
  const entries = { 'Which mob drops wool?': 'Sheep.', 'Where is coal?': 'Below.' }
  const find = async (embeddings: EmbeddingsInterface): Promise<string | undefined> => {
    const cache = createQuestionCache({ entries, embeddings })
    return cache.findSimilar('which mob drops WOOL')
  }
  try {
    expect(await find(recordEmbeddings(asked, file))).toBe('Sheep.')
    await server.close()
    servers.length = 0
    expect(await find(await replayEmbeddings(file))).toBe('Sheep.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('sends a picture to models that take images, in every role', async () => {
  const url = 'data:image/png;base64,iVBORw0KGgo='
  const screenshot = async (): Promise<string> => url
  const proposal = text('{"reasoning": "", "task": "Mine 1 dirt"}')
  const { model, server } = await connect([proposal, text('Answer: dig.'), program, verdict])
  const memory = { completed: ['Mine 1 wood log'], failed: [] }
  await createCurriculum({ model, memory, screenshot }).propose(makeObservation())
  await createActionAgent({ model, screenshot, primitives: 'async function mineBlock(bot)' }).generate(
    request,
  )
  await createCritic({ model, screenshot }).evaluate(request)
  const asked = server.requests.filter(({ messages }) => messages.at(-1)?.content.includes('Position:'))
  const pictures = asked.map(
    ({ body }) => JSON.stringify(body['messages']).split(`"url":"${url}"`).length - 1,
  )
  expect(pictures).toEqual([1, 1, 1])
})
