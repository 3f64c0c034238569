import { expect, test } from 'vitest'
import { scriptedActionAgent } from '@voyager-mc/core/testing'
import { createVoyager } from '../create-voyager.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { makeRoles, passed, refused } from '../testing/make-roles.ts'
import { createOversight, parseHand, type Oversight } from './index.ts'

interface Watched {
  readonly oversight: Oversight
  readonly events: readonly VoyagerEvent[]
  readonly result: Promise<{ readonly reason: string; readonly completed: readonly string[] }>
  readonly agent: ReturnType<typeof scriptedActionAgent>
}

const program = { name: 'mineLog', source: 'async function mineLog(bot) {}' }

/** Starts a run of so many tasks in which a person may step in at the beginning of the run. */
function watch(count: number, begin: (oversight: Oversight) => Promise<void>, critic = passed): Watched {
  const oversight = createOversight()
  const events: VoyagerEvent[] = []
  const agent = scriptedActionAgent(program)
  const roles = makeRoles({ actionAgent: agent, critic: { evaluate: async () => critic } })
  const store = memoryRunStore()
  let begun: Promise<void> | undefined
  const run = createVoyager({
    ...roles,
    store,
    oversight,
    attemptsPerTask: 1,
    onEvent(event) {
      events.push(event)
      if (event.type === 'run-start') begun ??= begin(oversight)
    },
  }).learn({ until: tasks(count) })
  const result = run.result.then(async (ended) => {
    await begun
    return ended
  })
  return { oversight, events, result, agent }
}

/** Waits until something lies before the person. */
async function pendingOf(oversight: Oversight): Promise<void> {
  while (oversight.state().pending === undefined)
    await new Promise<void>((resolve) => {
      const stop = oversight.onChange(() => {
        stop()
        resolve()
      })
    })
}

const interventions = (events: readonly VoyagerEvent[]): readonly unknown[] =>
  events.flatMap((event) => (event.type === 'intervention' ? [[event.by, event.action, event.detail]] : []))

test('a proposed task comes before that of the curriculum, and the journal says who', async () => {
  const { events, result } = watch(2, (oversight) => oversight.act({ type: 'propose', task: 'Dance' }, 'Ada'))
  expect((await result).completed).toContain('Dance')
  expect(interventions(events)).toEqual([['Ada', 'propose', 'Dance']])
  const begun = events.flatMap((event) => (event.type === 'task-start' ? [event.task] : []))
  expect(begun).toContainEqual({ name: 'Dance', reasoning: 'A person proposed it.' })
})

test('a rejected program does not run, and the attempt says why', async () => {
  const { oversight, events, result } = watch(1, async ({ act }) =>
    act({ type: 'ask', programs: true, verdicts: false }, 'Ada'),
  )
  await pendingOf(oversight)
  expect(oversight.state().pending).toMatchObject({ type: 'program', program })
  await oversight.act({ type: 'reject', reason: 'It digs my house.' }, 'Ada')
  await result
  expect(events.some(({ type }) => type === 'step-end')).toBe(false)
  expect(events.find(({ type }) => type === 'program-reject')).toMatchObject({
    problem: 'A person rejected the program: It digs my house.',
  })
  expect(events.find(({ type }) => type === 'attempt-end')).toMatchObject({ status: 'rejected' })
})

test('an edited program runs in its place, an approved one as it is', async () => {
  for (const hand of [{ type: 'approve' }, { type: 'edit', source: `${program.source} // mine` }] as const) {
    const { oversight, events, result } = watch(1, async ({ act }) =>
      act({ type: 'ask', programs: true, verdicts: false }, 'Ada'),
    )
    await pendingOf(oversight)
    await expect(
      oversight.act({ type: 'edit', source: 'async function other(bot) {}' }, 'Ada'),
    ).rejects.toThrow('keep its async function mineLog(bot)')
    await oversight.act(hand, 'Ada')
    await result
    const written = events.find(({ type }) => type === 'program-write')
    const source = hand.type === 'edit' ? hand.source : program.source
    expect(written).toMatchObject({ program: { name: 'mineLog', source } })
    expect(interventions(events).at(-1)).toEqual([
      'Ada',
      hand.type,
      hand.type === 'edit' ? source : undefined,
    ])
  }
})

test('a person’s verdict counts instead of the critic’s', async () => {
  const { oversight, events, result } = watch(
    1,
    async ({ act }) => act({ type: 'ask', programs: false, verdicts: true }, 'Ada'),
    refused,
  )
  await pendingOf(oversight)
  await oversight.act({ type: 'judge', success: true, feedback: '' }, 'Ada')
  await result
  expect(events.find(({ type }) => type === 'critique-end')).toEqual({
    type: 'critique-end',
    critique: { success: true, reasoning: 'A person judged that it is done.', feedback: '' },
  })
})

test('what is said reaches the next request for a program once', async () => {
  const { result, agent } = watch(2, ({ act }) => act({ type: 'say', text: 'Mind the lava.' }, 'Ada'))
  await result
  const heard = agent.requests.filter(({ task }) => task.context?.includes('Mind the lava.'))
  expect(heard.length).toBe(1)
})

test('a paused run waits until it may go on, and its signal ends it meanwhile', async () => {
  const { oversight, events, result } = watch(2, ({ act }) => act({ type: 'pause' }, 'Ada'))
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(oversight.state().isPaused).toBe(true)
  expect(events.some(({ type }) => type === 'run-end')).toBe(false)
  await oversight.act({ type: 'go-on' }, 'Ada')
  expect((await result).reason).toBe('condition-met')
  const controller = new AbortController()
  const other = createOversight()
  const run = createVoyager({ ...makeRoles(), oversight: other }).learn({ signal: controller.signal })
  for await (const { type } of run) {
    if (type === 'run-start') await other.act({ type: 'pause' }, 'Ada')
    if (type === 'intervention') setImmediate(() => controller.abort())
  }
  expect((await run.result).reason).toBe('aborted')
})

test('refuses what does not fit, and writes nothing of it', async () => {
  const oversight = createOversight()
  await expect(oversight.act({ type: 'pause' }, 'Ada')).rejects.toThrow('do it while a run goes on')
  const written: unknown[] = []
  const end = oversight.joints.begin(async (event) => void written.push(event))
  const hands = [
    { type: 'approve' },
    { type: 'edit', source: 'x' },
    { type: 'reject', reason: 'x' },
    { type: 'judge', success: true, feedback: '' },
  ] as const
  for (const hand of hands) await expect(oversight.act(hand, 'Ada')).rejects.toThrow('is asked about')
  end()
  expect(written).toEqual([])
})

test.each([
  undefined,
  {},
  { type: 'dance' },
  { type: 'propose' },
  { type: 'propose', task: ' ' },
  { type: 'propose', task: 'x'.repeat(501) },
  { type: 'judge', success: 'yes' },
  { type: 'ask', programs: true },
  { type: 'say', text: 5 },
])('%o is no hand', (value) => {
  expect(() => parseHand(value)).toThrow()
})

test('a hand from outside keeps nothing but its own fields', () => {
  expect(parseHand({ type: 'say', text: 'Hi.', by: 'root' })).toEqual({ type: 'say', text: 'Hi.' })
  expect(parseHand({ type: 'judge', success: false })).toEqual({
    type: 'judge',
    success: false,
    feedback: '',
  })
})

test('two people who approve at the same moment approve one thing, and the next one waits for eyes', async () => {
  const { oversight, result } = watch(1, async ({ act }) =>
    act({ type: 'ask', programs: true, verdicts: true }, 'Ada'),
  )
  await pendingOf(oversight)
  const hands = await Promise.allSettled(['Ada', 'Ben'].map((by) => oversight.act({ type: 'approve' }, by)))
  expect(hands.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await pendingOf(oversight)
  expect(oversight.state().pending).toMatchObject({ type: 'verdict' })
  await oversight.act({ type: 'approve' }, 'Ada')
  expect((await result).reason).toBe('condition-met')
})
