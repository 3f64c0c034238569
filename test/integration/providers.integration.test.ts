import { createCritic } from '@voyager-mc/critic'
import { createActionAgent } from '@voyager-mc/action'
import { createCurriculum } from '@voyager-mc/curriculum'
import { ModelUnavailableError, type ModelFaultKind } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { ScriptedReply } from '@voyager-mc/scripted-model'
import { createVoyager, memoryRunStore, tasks, type VoyagerEvent } from '@voyager-mc/voyager'
import { createDefaultRoles, type CreateChatModelOptions } from '@voyager-mc/voyager/preset'
import { afterEach, describe, expect, test } from 'vitest'
import { closeProviders, connectProvider, providers, type Provider } from './providers/connect-provider.ts'

afterEach(closeProviders)

const source = 'async function mineLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
const program = `Plan: one log.\n\`\`\`javascript\n${source}\n\`\`\``
const other = '```javascript\nasync function other(bot) {\n  await mineBlock(bot, "dirt", 1)\n}\n```'
const primitives = 'async function mineBlock(bot, name, count)'
const request = {
  task: { name: 'Look around' },
  before: makeObservation(),
  step: makeStepResult(),
  observation: makeObservation(),
  skills: [],
}
const usage = { promptTokens: 1000, completionTokens: 200, cachedTokens: 400, reasoningTokens: 50 }

/** One task of a run, and what its journal says of the calls. */
async function play(
  provider: Provider,
  reply: ScriptedReply,
  more: Partial<CreateChatModelOptions> = {},
): Promise<Extract<VoyagerEvent, { readonly type: 'model-use' }> | undefined> {
  const { model } = await connectProvider(provider, [reply, { type: 'text', text: 'Mines a log.' }], more)
  const store = memoryRunStore()
  const roles = await createDefaultRoles({ version: '1.19.4', primitives, store, model })
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, usedSlots: 1 }) }),
  })
  const { completed } = await createVoyager({ environment, ...roles, store }).learn({ until: tasks(1) })
    .result
  expect(completed).toEqual(['Mine 1 wood log'])
  const records = await Array.fromAsync(store.readJournal())
  const uses = records.flatMap(({ event }) => (event.type === 'model-use' ? [event] : []))
  return uses.find(({ step }) => step === 'generate')
}

describe.each(providers)('$title', (provider) => {
  test.each([false, true])(
    'writes a program, and the thoughts before it are none (streaming: %s)',
    async (streaming) => {
      const { model, server } = await connectProvider(
        provider,
        [{ type: 'text', text: program, reasoning: `I might write\n${other}` }],
        { streaming, maxTokens: 900 },
      )
      const written = await createActionAgent({ model, primitives }).generate(request)
      expect(written).toMatchObject({ name: 'mineLog', source })
      const [asked] = server.requests
      expect(asked?.dialect).toBe(provider.dialect)
      expect(asked?.messages.some(({ content }) => content.includes('mineBlock'))).toBe(true)
      expect(JSON.stringify(asked?.body)).toContain('900')
    },
  )

  test.each([false, true])('counts tokens as the provider does (streaming: %s)', async (streaming) => {
    const use = await play(provider, { type: 'text', text: program, reasoning: 'Hm.', usage }, { streaming })
    expect(use?.inputTokens).toBe(1000)
    // Anthropic's stream tells a first count before the whole one, and LangChain's client adds the two.
    expect(use?.outputTokens).toBe(provider.dialect === 'anthropic' && streaming ? 201 : 200)
    expect(use?.isEstimated).toBeUndefined()
    expect(use?.cachedTokens).toBe(provider.tellsCached ? 400 : undefined)
    expect(use?.model).toContain(provider.options.name.replace(/^[\w-]+:/, ''))
  })

  test('answers by a tool where a role asks for one', async () => {
    const { model, server } = await connectProvider(provider, [
      { type: 'tool-call', name: 'verdict', arguments: '{"reasoning":"held","success":true,"critique":""}' },
    ])
    const critic = createCritic({ model, output: 'tool-call' })
    expect(await critic.evaluate(request)).toMatchObject({ success: true })
    expect(server.requests[0]?.tools).toHaveLength(1)
  })

  test.each([false, true])('is told when its reply was cut off (streaming: %s)', async (streaming) => {
    const half = program.slice(0, 60)
    const { model, server } = await connectProvider(
      provider,
      [
        { type: 'text', text: half, finishReason: provider.cut },
        { type: 'text', text: program },
      ],
      { streaming },
    )
    expect(await createActionAgent({ model, primitives }).generate(request)).toMatchObject({
      name: 'mineLog',
    })
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('cut off')
  })

  test.each([false, true])('may refuse, and is asked again (streaming: %s)', async (streaming) => {
    const { model, server } = await connectProvider(
      provider,
      [
        { type: 'text', text: 'I cannot help with that.', isRefusal: true },
        { type: 'text', text: program },
      ],
      { streaming },
    )
    const written = createActionAgent({ model, primitives }).generate(request)
    if (provider.failsOnRefusal === true) {
      const error: unknown = await written.catch((caught: unknown) => caught)
      // A stream without a candidate is empty to its clients, whatever the reason.
      expect(Object(error)).toMatchObject({ fault: { kind: streaming ? 'unreadable' : 'content-policy' } })
      return
    }
    expect(await written).toMatchObject({ name: 'mineLog' })
    expect(server.requests).toHaveLength(2)
  })

  test.each<readonly [ModelFaultKind, number | undefined, ScriptedReply]>([
    [
      'rate-limit',
      7000,
      { type: 'status', status: 429, message: 'Too many requests.', retryAfterSeconds: 7 },
    ],
    ['server-error', undefined, { type: 'status', status: 503, message: 'Overloaded.' }],
    ['unauthorized', undefined, { type: 'status', status: 401, message: 'API key not valid.' }],
    ['not-found', undefined, { type: 'status', status: 404, message: 'No such model.' }],
    [
      'context-length',
      undefined,
      {
        type: 'status',
        status: 400,
        message: 'The input token count (9) exceeds the maximum context length.',
      },
    ],
  ])('tells a fault of kind %s', async (kind, retryAfterMs, reply) => {
    // Its server asks for no pause that its client keeps.
    const pause = provider.dialect === 'ollama' ? undefined : retryAfterMs
    for (const streaming of [false, true]) {
      const { model } = await connectProvider(provider, [reply], { streaming })
      const error: unknown = await createCritic({ model })
        .evaluate(request)
        .catch((caught: unknown) => caught)
      expect(ModelUnavailableError.isInstance(error)).toBe(true)
      expect(Object(error)).toMatchObject({ fault: { kind } })
      expect(Object(error).fault.retryAfterMs).toBe(pause)
    }
  })

  test.each([false, true])('ends with its signal (streaming: %s)', async (streaming) => {
    const { model, server } = await connectProvider(provider, [{ type: 'hang' }], { streaming })
    const stop = new AbortController()
    const call = createCritic({ model }).evaluate(request, { signal: stop.signal })
    const ended = expect(call).rejects.toThrow('enough')
    await expect.poll(() => server.requests.length).toBe(1)
    stop.abort(new Error('enough'))
    await ended
  })

  test.each([false, true])('ends by its time (streaming: %s)', async (streaming) => {
    const { model } = await connectProvider(provider, [{ type: 'hang' }], { streaming, timeoutMs: 300 })
    const late: unknown = await createCritic({ model })
      .evaluate(request)
      .catch((caught: unknown) => caught)
    expect(Object(late)).toMatchObject({ fault: { kind: 'time-out' } })
  })

  test('proposes tasks and judges', async () => {
    const { model } = await connectProvider(provider, ({ messages }) =>
      /You verify|success/.test(messages[0]?.content ?? '')
        ? { type: 'text', text: '{"reasoning": "held", "success": true, "critique": ""}' }
        : { type: 'text', text: '{"reasoning": "", "task": "Mine 1 dirt"}' },
    )
    const memory = { completed: ['Mine 1 wood log'], failed: [] }
    expect(await createCurriculum({ model, memory }).propose(makeObservation())).toMatchObject({
      name: 'Mine 1 dirt',
    })
    expect(await createCritic({ model }).evaluate(request)).toMatchObject({ success: true })
  })
})
