import { createCritic } from '@voyager-mc/critic'
import { HumanMessage } from '@langchain/core/messages'
import type { Critic } from '@voyager-mc/core'
import { startScriptedModel, type ScriptedModel, type ScriptedReply } from '@voyager-mc/scripted-model'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { createChatModel, type CreateChatModelOptions } from '../preset/create-chat-model.ts'
import type { LearnResult } from '../runs/learn-options.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'
import type { CreateVoyagerOptions } from '../runs/voyager-settings.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

type Replies = Parameters<typeof startScriptedModel>[0]['replies']

const servers: ScriptedModel[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

interface PlayOptions extends Omit<Partial<CreateVoyagerOptions>, 'critic'> {
  readonly replies: Replies
  readonly model?: Partial<CreateChatModelOptions>
  readonly critic?: (model: Awaited<ReturnType<typeof createChatModel>>) => Critic
}

interface Played {
  readonly result: LearnResult
  readonly requests: ScriptedModel['requests']
  readonly uses: readonly ModelUseEvent[]
  readonly events: readonly VoyagerEvent[]
  /** The journal as it is kept. */
  readonly journal: string
  readonly sleepsMs: readonly number[]
}

/** Learns one task with a critic that asks a scripted server. */
async function play({ replies, model, critic, ...options }: PlayOptions): Promise<Played> {
  const server = await startScriptedModel({ replies })
  servers.push(server)
  const chat = await createChatModel({ name: 'scripted', baseUrl: server.url, ...model })
  const [store, clock, events] = [memoryRunStore(), instantClock(), [] as VoyagerEvent[]]
  const voyager = createVoyager({
    ...makeRoles(),
    critic: critic?.(chat) ?? createCritic({ model: chat }),
    store,
    clock,
    onEvent: (event) => events.push(event),
    ...options,
  })
  const result = await voyager.learn({ until: tasks(1) }).result
  const journal = JSON.stringify(await Array.fromAsync(store.readJournal()))
  const uses = events.filter((event) => event.type === 'model-use')
  return { result, requests: server.requests, uses, events, journal, sleepsMs: clock.sleepsMs }
}

const verdict: ScriptedReply = { type: 'text', text: '{"reasoning": "", "success": true, "critique": ""}' }
const times = (count: number, reply: ScriptedReply): ScriptedReply[] =>
  Array.from({ length: count }, () => reply)

test('counts every request, failed ones with an estimate', async () => {
  const { result, requests, uses } = await play({
    replies: [...times(4, { type: 'status', status: 500 }), { type: 'cut-off', text: 'x' }, verdict],
  })
  expect(requests).toHaveLength(6)
  expect(result.state.modelCalls).toBe(6)
  expect(uses.map(({ failure }) => failure)).toEqual([
    'server-error',
    'server-error',
    'server-error',
    'server-error',
    expect.any(String),
    undefined,
  ])
  expect(uses[0]).toMatchObject({ isEstimated: true, outputTokens: 0 })
  expect(uses[0]?.inputTokens).toBeGreaterThan(100)
  expect(uses.at(-1)?.isEstimated).toBeUndefined()
})

describe('a usage of', () => {
  test.each([
    '{"prompt_tokens":"100","completion_tokens":"20"}',
    '{"prompt_tokens":-100,"completion_tokens":20}',
    '{"prompt_tokens":1e999,"completion_tokens":20}',
    '{"prompt_tokens":1.5,"completion_tokens":20}',
    '{"prompt_tokens":100}',
    '{"prompt_tokens":{},"completion_tokens":[]}',
  ])('%s is not believed', async (text) => {
    const { result, uses } = await play({ replies: [{ ...verdict, rawUsage: JSON.parse(text) }] })
    expect(uses[0]).toMatchObject({ isEstimated: true, notice: expect.stringContaining('no usable numbers') })
    expect(uses[0]?.outputTokens).toBe(13)
    expect(Number.isSafeInteger(result.state.tokens)).toBe(true)
  })
})

test.each([
  [{ status: 401 }, 'set a valid key'],
  [{ status: 403 }, 'ask its provider for access'],
  [{ status: 404 }, 'check its name and its URL'],
  [{ status: 429, code: 'insufficient_quota' }, 'add credit'],
])('%j ends the run at once with the remedy', async (fault, remedy) => {
  const { result, requests, sleepsMs } = await play({ replies: [{ type: 'status', ...fault }] })
  expect([result.reason, result.failed, requests.length, sleepsMs]).toEqual(['model-unavailable', [], 1, []])
  expect(result.detail).toContain(remedy)
})

test.each(['context_length_exceeded', 'content_policy_violation'])(
  '%s costs the task and not the run',
  async (code) => {
    const { result, requests, events } = await play({
      replies: [{ type: 'status', status: 400, code }, verdict],
    })
    expect([result.reason, requests.length]).toEqual(['condition-met', 2])
    expect(events).toContainEqual(expect.objectContaining({ type: 'role-error', recovery: 'abandon-task' }))
  },
)

test('waits as long as the server asks, and asks no more often than the run means to', async () => {
  const busy: ScriptedReply = { type: 'status', status: 429, retryAfterSeconds: 90 }
  const { result, requests, sleepsMs } = await play({ replies: [busy, busy, verdict] })
  expect([result.reason, requests.length, sleepsMs]).toEqual(['condition-met', 3, [90_000, 90_000]])
})

test('gives up after the time that is an option', async () => {
  const { result, requests } = await play({
    replies: [{ type: 'status', status: 503 }],
    recovery: { modelPatienceMs: 10_000 },
  })
  expect(result.reason).toBe('model-unavailable')
  // Pauses of 1, 2 and 4 s; the next one would end after the ten seconds.
  expect(requests).toHaveLength(4)
})

test.each([
  ['length', 'length', 'cut off at its longest length', 'reached the longest length'],
  ['content_filter', 'content-filter', 'content filter', 'content filter'],
])(
  'a reply that ended with %s is told to the user and to the next prompt',
  async (finishReason, cut, told, next) => {
    const { uses, requests } = await play({
      replies: [{ type: 'text', text: '{"reasoning": "It', finishReason }, verdict],
    })
    expect(uses[0]).toMatchObject({ cut, notice: expect.stringContaining(told) })
    expect(requests[1]?.messages.at(-1)?.content).toContain(next)
  },
)

test('a reply of ten megabytes is cut with a notice', async () => {
  const { uses, journal } = await play({ replies: [{ type: 'text', text: 'x'.repeat(10_000_000) }, verdict] })
  expect(uses[0]).toMatchObject({ cut: 'too-long', notice: expect.stringContaining('256 kB') })
  expect(journal.length).toBeLessThan(2_000_000)
})

test('says once that a model has no price', async () => {
  const { uses } = await play({ replies: [{ type: 'text', text: 'no' }, verdict] })
  expect(uses.map(({ notice }) => notice)).toEqual([
    expect.stringMatching(/price table of 2025-06-30 does not know scripted/),
    undefined,
  ])
})

/** A critic that asks eight times at once. */
const parallel = (model: Awaited<ReturnType<typeof createChatModel>>): Critic => ({
  evaluate: async (_request, { signal } = {}) => {
    await Promise.all(
      Array.from({ length: 8 }, async () =>
        model.invoke([new HumanMessage('x'.repeat(400))], { ...(signal && { signal }) }),
      ),
    )
    return { success: true, reasoning: '', feedback: '' }
  },
})
const replies: ScriptedReply[] = [
  { type: 'text', text: 'yes', usage: { promptTokens: 100, completionTokens: 100 } },
]

test.each([
  ['an unknown longest reply', {}],
  ['a known longest reply', { maxTokens: 100 }],
])('parallel calls with %s exceed no budget by more than one call', async (_name, model) => {
  for (const budget of [{ calls: 3 }, { tokens: 500 }, { costUsd: 0.0005 }]) {
    const prices = { '*': { input: 1, output: 1 } }
    const { result, requests } = await play({ replies, critic: parallel, model, budget, prices })
    expect([result.reason, requests.length]).toEqual(['budget', 3])
  }
})

test('parallel calls that fit into the budget go on at the same time', async () => {
  let inFlight = 0
  let most = 0
  const watched = (model: Awaited<ReturnType<typeof createChatModel>>): Critic => {
    const callbacks = [
      {
        handleLLMStart: () => undefined,
        handleChatModelStart: () => void (most = Math.max(most, (inFlight += 1))),
        handleLLMEnd: () => void (inFlight -= 1),
      },
    ]
    return parallel(Object.assign(model, { callbacks }))
  }
  const budget = { tokens: 100_000 }
  const { requests } = await play({ replies, critic: watched, model: { maxTokens: 100 }, budget })
  expect([requests.length, most]).toEqual([8, 8])
})

test('a key that the server gives back is nowhere in events and journal', async () => {
  const key = fc
    .string({ minLength: 8, maxLength: 50, unit: 'grapheme-ascii' })
    .map((text) => `Q${text.replaceAll(/\s/g, '_')}7`)
  for (const apiKey of fc.sample(key, 12)) {
    const { events, journal, result } = await play({
      replies: ({ key: sent }, index) => {
        if (index === 0)
          return {
            type: 'status',
            status: 500,
            message: `no ${sent}`,
            headers: { 'x-key': encodeURIComponent(sent) },
          }
        if (index === 1) return { type: 'wrong-content-type', body: `<p>${sent}</p>` }
        if (index === 2)
          return {
            type: 'text',
            text: `{"reasoning": ${JSON.stringify(sent)}, "success": false, "critique": "use ${sent.replaceAll(/["\\]/g, '')}"}`,
          }
        return { type: 'status', status: 401, message: `Incorrect API key provided: ${sent}.` }
      },
      model: { apiKey },
    })
    const seen = `${journal}${JSON.stringify(events)}${String(result.detail)}${JSON.stringify(result)}`
    expect(seen).not.toContain(JSON.stringify(apiKey).slice(1, -1))
    expect(result.reason).toBe('model-unavailable')
  }
})

test('credentials in the URL of an endpoint reach it and nothing else', async () => {
  const server = await startScriptedModel({
    replies: [{ type: 'status', status: 401, message: 'not user:hunter2222' }],
  })
  servers.push(server)
  const baseUrl = server.url.replace('//', '//user:hunter2222@')
  const chat = await createChatModel({ name: 'scripted', baseUrl })
  const evaluation = createCritic({ model: chat }).evaluate({
    task: { name: 'x' },
    before: await makeRoles().environment.reset(),
    step: await makeRoles().environment.step({ name: 'x', source: '' }),
  })
  const error = await evaluation.catch((caught: unknown) => String(caught))
  expect(server.requests[0]?.key).toBe(`Basic ${Buffer.from('user:hunter2222').toString('base64')}`)
  expect(error).toContain('refused the key')
  expect(error).not.toContain('hunter')
})
