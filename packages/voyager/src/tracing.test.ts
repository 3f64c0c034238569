import { fakeModel } from '@langchain/core/testing'
import { AIMessage } from '@langchain/core/messages'
import { RunnableLambda } from '@langchain/core/runnables'
import { scriptedCritic } from '@voyager-mc/core/testing'
import { expect, test, vi } from 'vitest'
import { createVoyager } from './create-voyager.ts'
import type { LearnOptions } from './runs/learn-options.ts'
import { tasks } from './stop-conditions/stop-conditions.ts'
import { memoryRunStore } from './stores/memory-run-store.ts'
import { makeProgram, makeRoles, passed, refused } from './testing/make-roles.ts'

test('shows callbacks every step by name', async () => {
  const names: string[] = []
  await createVoyager(makeRoles()).learn({
    until: tasks(1),
    callbacks: [
      {
        handleChainStart: (_chain, _inputs, _id, _parent, _tags, _metadata, _type, name = '') => {
          names.push(name)
        },
      },
    ],
  }).result
  expect(names).toEqual([
    'learn',
    'propose',
    'rollout',
    'attempt',
    'retrieve',
    'generate',
    'act-if-program',
    'has-program',
    'act',
    'execute',
    'evaluate',
    'conclude',
    'learn-if-succeeded',
    'is-worth-learning',
    'add-skill',
    'record',
  ])
})

test('streams its steps through the runnable of somebody else', async () => {
  const voyager = createVoyager(makeRoles())
  const outer = RunnableLambda.from(async (options: LearnOptions, config) => {
    const { completed } = await voyager.learn({
      ...options,
      ...(config.callbacks && { callbacks: config.callbacks }),
    }).result
    return completed
  }).withConfig({ runName: 'outer' })
  const names: string[] = []
  for await (const event of outer.streamEvents({ until: tasks(1) }, { version: 'v2' })) {
    if (event.event === 'on_chain_end') names.push(event.name)
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'retrieve',
      'generate',
      'execute',
      'evaluate',
      'add-skill',
      'attempt',
      'rollout',
      'outer',
    ]),
  )
})

test('inside of a runnable it belongs to it without being told', async () => {
  const voyager = createVoyager(makeRoles())
  const parents = new Map<string, string | undefined>()
  const outer = RunnableLambda.from(async () => voyager.learn({ until: tasks(1) }).result)
  const names = new Map<string, string>()
  await outer.invoke('x', {
    runName: 'outer',
    callbacks: [
      {
        handleChainStart: (_chain, _inputs, id, parent, _tags, _metadata, _type, name = '') => {
          names.set(id, name)
          parents.set(name, parent)
        },
      },
    ],
  })
  expect(names.get(parents.get('learn') ?? '')).toBe('outer')
  expect([...names.values()]).toContain('generate')
})

test('ends with the runnable it is a step of', async () => {
  const stop = new AbortController()
  const roles = makeRoles({ actionAgent: { generate: async () => new Promise(() => stop.abort()) } })
  const outer = RunnableLambda.from(async () => {
    const { reason } = await createVoyager(roles).learn({ until: tasks(1) }).result
    ended.push(reason)
    return reason
  })
  const ended: string[] = []
  await expect(outer.invoke('x', { signal: stop.signal })).rejects.toThrow()
  await vi.waitFor(() => expect(ended).toEqual(['aborted']))
})

test('is a step of a chain', async () => {
  const chain = createVoyager(makeRoles())
    .asRunnable()
    .pipe(({ completed }) => completed)
  expect(await chain.invoke({ until: tasks(1) })).toEqual(['Mine 1 oak_log'])
})

test('notes the step and the tokens of each model call', async () => {
  const usage = { input_tokens: 30, output_tokens: 12, total_tokens: 42 }
  const reply = Object.assign(new AIMessage('code'), { usage_metadata: usage })
  const model = fakeModel().respond(reply).respond(reply)
  const store = memoryRunStore()
  const critic = scriptedCritic((_request, call) => (call === 1 ? refused : passed))
  const actionAgent = {
    generate: async () => {
      await model.invoke('write')
      return makeProgram()
    },
  }
  const { state } = await createVoyager({ ...makeRoles({ actionAgent, critic }), store }).learn({
    until: tasks(1),
  }).result
  expect(state.tokens).toBe(84)
  const uses = (await Array.fromAsync(store.readJournal())).flatMap(({ event }) =>
    event.type === 'model-use' ? [event] : [],
  )
  const use = { step: 'generate', inputTokens: 30, outputTokens: 12 }
  expect(uses).toMatchObject([use, use])
})
