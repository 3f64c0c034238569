import { ModelOutputError } from '@voyager-mc/core'
import {
  fakeEnvironment,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { attempts, tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { makeProgram, makeRoles, refused } from '../testing/make-roles.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import type { Decomposer } from '../session/voyager-roles.ts'

test('works through sub-goals in order, also when one occurs twice', async () => {
  const actionAgent = scriptedActionAgent(makeProgram())
  const { status, goals } = await createVoyager(makeRoles({ actionAgent })).solve([
    'Mine 3 iron_ore',
    'Smelt 3 raw_iron',
    'Mine 3 iron_ore',
  ]).result
  expect({ status, names: goals.map(({ task }) => task.name) }).toEqual({
    status: 'completed',
    names: ['Mine 3 iron_ore', 'Smelt 3 raw_iron', 'Mine 3 iron_ore'],
  })
})

test('gives a sub-goal up after its rollouts and leaves the rest', async () => {
  const {
    status,
    goals,
    attempts: made,
  } = await createVoyager(makeRoles({ critic: scriptedCritic(refused) })).solve(['a', 'b'], { rollouts: 2 })
    .result
  expect({ status, goals, made }).toEqual({
    status: 'failed',
    goals: [{ task: { name: 'a' }, status: 'failed', attempts: 8, reason: 'Find a tree first.' }],
    made: 8,
  })
})

test.each([
  ['for good is asked once', true, 1],
  ['for now is asked as often as others', false, 4],
])('an agent that refuses a task %s', async (_how, isFinal, made) => {
  const actionAgent = {
    generate: () => Promise.reject(new ModelOutputError('Nobody has seen a birch.', 'no', { isFinal })),
  }
  const { goals } = await createVoyager(makeRoles({ actionAgent })).solve(['a'], { rollouts: 1 }).result
  const reason = 'Nobody has seen a birch.'
  expect(goals).toEqual([{ task: { name: 'a' }, status: 'failed', attempts: made, reason }])
})

test('never makes more attempts than allowed', async () => {
  const result = await createVoyager(makeRoles({ critic: scriptedCritic(refused) })).solve('a', {
    attempts: 3,
  }).result
  expect(result).toMatchObject({
    status: 'failed',
    reason: 'condition-met',
    detail: '3 attempts made',
    attempts: 3,
  })
})

test('splits a goal with the decomposer', async () => {
  const decomposer = async () => [{ name: 'Mine 1 oak_log' }, { name: 'Craft 4 oak_planks' }]
  const { goals } = await createVoyager(makeRoles({ decomposer })).solve('Craft 4 oak_planks').result
  expect(goals.map(({ task }) => task.name)).toEqual(['Mine 1 oak_log', 'Craft 4 oak_planks'])
})

test('leaves library, curriculum and learning as they were', async () => {
  const store = memoryRunStore()
  const critic = scriptedCritic((_request, call) =>
    call > 1 ? refused : { success: true, reasoning: '', feedback: '' },
  )
  await createVoyager({ ...makeRoles({ critic }), store }).learn({ until: attempts(2) }).result
  const before = await loadRunState(store)
  const skillLibrary = fakeSkillLibrary()
  const curriculum = scriptedCurriculum([{ name: 'x' }])
  await createVoyager({ ...makeRoles({ skillLibrary, curriculum }), store }).solve('Craft 1 furnace').result
  const { completed, failed, attempts: made, shelved } = await loadRunState(store)
  expect({ completed, failed, made, shelved }).toEqual({
    completed: before.completed,
    failed: before.failed,
    made: before.attempts,
    shelved: before.current,
  })
  expect({ added: skillLibrary.added, outcomes: curriculum.outcomes }).toEqual({ added: [], outcomes: [] })
})

test('lets learning go on in the task it had in work', async () => {
  const store = memoryRunStore()
  const critic = scriptedCritic(refused)
  await createVoyager({ ...makeRoles({ critic }), store }).learn({ until: attempts(2) }).result
  await createVoyager({ ...makeRoles(), store }).solve('Craft 1 furnace').result
  const { failed } = await createVoyager({ ...makeRoles({ critic }), store }).learn({
    until: tasks(1),
    resume: true,
  }).result
  expect({ failed, made: (await loadRunState(store)).attempts }).toEqual({
    failed: ['Mine 1 oak_log'],
    made: 4,
  })
})

test('gives a goal back alone when nobody can split it', async () => {
  expect(await createVoyager(makeRoles()).decompose('Craft 1 furnace').result).toEqual([
    { name: 'Craft 1 furnace' },
  ])
})

test('splits a goal as a run with events', async () => {
  const decomposer: Decomposer = async () => [{ name: 'Mine 3 oak_log' }, { name: 'Craft 1 chest' }]
  const run = createVoyager(makeRoles({ decomposer })).decompose('Craft 1 chest')
  const types: string[] = []
  for await (const { type } of run) types.push(type)
  expect({ types, goals: await run.result }).toEqual({
    types: ['run-start', 'run-end'],
    goals: [{ name: 'Mine 3 oak_log' }, { name: 'Craft 1 chest' }],
  })
})

test('works on the whole goal when its parts cannot be read', async () => {
  const decomposer: Decomposer = async () => {
    throw new ModelOutputError('No list.', 'Hm.')
  }
  const events: VoyagerEvent[] = []
  const voyager = createVoyager({ ...makeRoles({ decomposer }), onEvent: (event) => events.push(event) })
  const { status, goals } = await voyager.solve('Craft 1 chest').result
  expect({ status, goals: goals.map(({ task }) => task.name) }).toEqual({
    status: 'completed',
    goals: ['Craft 1 chest'],
  })
  expect(events.find(({ type }) => type === 'role-error')).toMatchObject({
    role: 'decomposer',
    message: 'No list.',
    recovery: 'continue',
  })
})

test.each(['solve', 'decompose'] as const)(
  '%s ends in an event when the decomposer is broken',
  async (call) => {
    const decomposer: Decomposer = async () => {
      throw new TypeError('oops')
    }
    const events: VoyagerEvent[] = []
    const voyager = createVoyager({ ...makeRoles({ decomposer }), onEvent: (event) => events.push(event) })
    const end: unknown = await voyager[call]('Craft 1 chest').result.catch((error: unknown) => error)
    expect(end).toMatchObject({ reason: 'role-failed' })
    expect(events.at(-1)).toEqual({
      type: 'run-end',
      mode: call,
      reason: 'role-failed',
      detail: 'decomposer.decompose keeps failing: oops; repair the role and resume.',
    })
  },
)

test('makes all attempts at one task', async () => {
  const critic = scriptedCritic((_request, call) =>
    call < 3 ? refused : { success: true, reasoning: '', feedback: '' },
  )
  const { status, attempts: made } = await createVoyager(makeRoles({ critic })).rollout('Mine 1 oak_log')
    .result
  expect({ status, made }).toEqual({ status: 'completed', made: 3 })
})

test('makes one attempt with what was tried before', async () => {
  const environment = fakeEnvironment()
  const actionAgent = scriptedActionAgent(makeProgram())
  const previous = { problem: 'No function.' }
  const { status } = await createVoyager(makeRoles({ environment, actionAgent })).attempt('Mine 1 oak_log', {
    previous,
  }).result
  expect({ status, previous: actionAgent.requests[0]?.previous, programs: environment.programs }).toEqual({
    status: 'succeeded',
    previous,
    programs: [makeProgram()],
  })
})

test.each(['', '  '])('refuses the goal %j', (goal) => {
  expect(() => createVoyager(makeRoles()).rollout(goal)).toThrow('name a task such as Craft 1 furnace.')
})
