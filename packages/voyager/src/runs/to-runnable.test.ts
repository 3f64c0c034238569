import { InvalidArgumentError } from '@voyager-mc/core'
import { BaseTracer, type Run as TracedRun } from '@langchain/core/tracers/base'
import { AIMessage } from '@langchain/core/messages'
import { RunnableLambda } from '@langchain/core/runnables'
import { fakeModel } from '@langchain/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { makeProgram, makeRoles } from '../testing/make-roles.ts'
import type { LearnOptions } from './learn-options.ts'
import { toRunnable } from './to-runnable.ts'

/** Keeps finished trees of runs, as a tracing service would. */
class RecordingTracer extends BaseTracer {
  readonly name = 'recording'
  readonly roots: TracedRun[] = []
  protected async persistRun(run: TracedRun): Promise<void> {
    this.roots.push(run)
  }
}

/** Names from the root to a run of a name. */
function pathTo(run: TracedRun, name: string): readonly string[] | undefined {
  if (run.name === name) return [run.name]
  for (const child of run.child_runs) {
    const below = pathTo(child, name)
    if (below) return [run.name, ...below]
  }
  return undefined
}

function find(run: TracedRun, name: string): TracedRun | undefined {
  if (run.name === name) return run
  return run.child_runs.map((child) => find(child, name)).find((found) => found !== undefined)
}

function voyagerWithModel(): ReturnType<typeof createVoyager> {
  const model = fakeModel().respond(new AIMessage('code'))
  const actionAgent = {
    async generate() {
      await model.invoke('write', { runName: 'action' })
      return makeProgram()
    },
  }
  return createVoyager(makeRoles({ actionAgent }))
}

test('its runs nest below the one it is a step of, down to the calls of models', async () => {
  const tracer = new RecordingTracer()
  const chain = RunnableLambda.from(() => ({ until: tasks(1) })).pipe(toRunnable(voyagerWithModel()))
  await chain.invoke('x', { runName: 'outer', callbacks: [tracer] })
  expect(tracer.roots.map(({ name }) => name)).toEqual(['outer'])
  const [root] = tracer.roots
  expect(root && pathTo(root, 'action')).toEqual([
    'outer',
    'voyager',
    'learn',
    'rollout',
    'attempt',
    'generate',
    'action',
  ])
})

test('tags and metadata of the caller stand at every call of a model', async () => {
  const tracer = new RecordingTracer()
  const config = { tags: ['night-shift'], metadata: { team: 'blue' } }
  await toRunnable(voyagerWithModel())
    .withConfig(config)
    .invoke({ until: tasks(1) }, { callbacks: [tracer] })
  const [root] = tracer.roots
  const call = root && find(root, 'action')
  expect(call?.tags).toContain('night-shift')
  expect(call?.extra?.['metadata']).toMatchObject({ team: 'blue' })
})

test('streams its result, and its events to who listens for them', async () => {
  const chunks = await Array.fromAsync(await toRunnable(voyagerWithModel()).stream({ until: tasks(1) }))
  expect(chunks).toMatchObject([{ completed: ['Mine 1 oak_log'] }])
  const types: unknown[] = []
  const stream = toRunnable(voyagerWithModel()).streamEvents({ until: tasks(1) }, { version: 'v2' })
  for await (const { event, name, data } of stream) {
    if (event === 'on_custom_event' && name === 'voyager') types.push(Reflect.get(Object(data), 'type'))
  }
  expect(types).toEqual(expect.arrayContaining(['run-start', 'attempt-end', 'run-end']))
})

test('ends with the signal of the caller', async () => {
  const stop = new AbortController()
  const actionAgent = { generate: async () => new Promise<never>(() => stop.abort()) }
  const run = toRunnable(createVoyager(makeRoles({ actionAgent })))
  await expect(run.invoke({ until: tasks(1) }, { signal: stop.signal })).rejects.toThrow()
})

test('without an input it learns with the defaults', async () => {
  const stop = new AbortController()
  const actionAgent = { generate: async () => new Promise<never>(() => stop.abort()) }
  const run = toRunnable(createVoyager(makeRoles({ actionAgent })))
  // A graph that calls a node without an input passes nothing, whatever the type says.
  const nothing = undefined as unknown as LearnOptions
  await expect(run.invoke(nothing, { signal: stop.signal })).rejects.not.toThrow(TypeError)
})

test.each<readonly [string, unknown]>([
  ['a text', 'Mine 1 dirt'],
  ['null', null],
  ['a number', 3],
  ['a list of messages', [new AIMessage('Mine 1 dirt')]],
  ['a condition that is no function', { until: '3 tasks' }],
])('says of an input that is %s what to pass', async (_what, input) => {
  // What the step before gave, which no type holds at run time.
  const options = input as LearnOptions
  const error: unknown = await toRunnable(createVoyager(makeRoles()))
    .invoke(options)
    .catch((caught: unknown) => caught)
  expect(InvalidArgumentError.isInstance(error) && error.message).toContain('tasks(3)')
})
