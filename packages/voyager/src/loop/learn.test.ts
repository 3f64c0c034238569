import { InvalidArgumentError, ModelOutputError, type ActionRequest } from '@voyager-mc/core'
import {
  fakeEnvironment,
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { attempts, tasks, unlocked } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { makeProgram, makeRoles, passed, refused } from '../testing/make-roles.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

async function typesOf(events: AsyncIterable<VoyagerEvent>): Promise<readonly string[]> {
  const types: string[] = []
  for await (const event of events) types.push(event.type)
  return types
}

describe('learn', () => {
  test('tells the action agent which primitives the environment has', async () => {
    const primitives = [{ name: 'hop', summary: 'Hops.', parameters: [], example: 'await hop(bot)' }]
    const requests: ActionRequest[] = []
    const actionAgent = scriptedActionAgent((request) => {
      requests.push(request)
      return makeProgram('hopOnce')
    })
    const environment = { ...fakeEnvironment(), primitives }
    await createVoyager({ ...makeRoles(), environment, actionAgent }).learn({ until: tasks(1) }).result
    expect(requests.map((request) => request.primitives)).toEqual([primitives])
  })

  test('reports every step of a task that succeeds at once, in order', async () => {
    const run = createVoyager(makeRoles()).learn({ until: tasks(1) })
    expect(await typesOf(run)).toEqual([
      'run-start',
      'task-start',
      'attempt-start',
      'skill-retrieve',
      'program-write',
      'step-end',
      'critique-end',
      'attempt-end',
      'skill-add',
      'task-end',
      'run-end',
    ])
  })

  test('ends as done when the curriculum proposes nothing', async () => {
    const curriculum = { propose: async () => undefined, record: async () => undefined }
    const run = createVoyager({ ...makeRoles(), curriculum }).learn({ until: tasks(1) })
    expect(await run.result).toMatchObject({
      reason: 'done',
      detail: 'the curriculum has no task left',
      completed: [],
    })
  })

  test('returns what was completed and learned', async () => {
    const {
      reason,
      detail,
      completed,
      failed,
      skills,
      attempts: made,
    } = await createVoyager(makeRoles()).learn({ until: tasks(1) }).result
    expect({ reason, detail, completed, failed, skills, made }).toEqual({
      reason: 'condition-met',
      detail: '1 tasks done',
      completed: ['Mine 1 oak_log'],
      failed: [],
      skills: ['mineLog'],
      made: 1,
    })
  })

  test('tells the curriculum how each task ended', async () => {
    const curriculum = scriptedCurriculum([{ name: 'Mine 1 oak_log' }, { name: 'Craft 1 stick' }])
    const critic = scriptedCritic((_request, call) => (call === 1 ? passed : refused))
    await createVoyager(makeRoles({ curriculum, critic })).learn({ until: tasks(2) }).result
    expect(curriculum.outcomes).toEqual([
      { task: { name: 'Mine 1 oak_log' }, status: 'completed', attempts: 1 },
      { task: { name: 'Craft 1 stick' }, status: 'failed', attempts: 4, reason: 'Find a tree first.' },
    ])
  })

  test('gives the next attempt the program, the step and the critique of the last one', async () => {
    const actionAgent = scriptedActionAgent(makeProgram())
    const critic = scriptedCritic((_request, call) => (call === 1 ? refused : passed))
    await createVoyager(makeRoles({ actionAgent, critic })).learn({ until: tasks(1) }).result
    expect(actionAgent.requests[0]?.previous).toBeUndefined()
    expect(actionAgent.requests[1]?.previous).toEqual({
      program: makeProgram(),
      step: makeStepResult(),
      critique: refused,
    })
  })

  test('counts an unreadable reply as an attempt and tells the agent what was wrong', async () => {
    const actionAgent = scriptedActionAgent((_request: ActionRequest, call) => {
      if (call === 1) throw new ModelOutputError('No async function was found.', 'Sorry!')
      return makeProgram()
    })
    const result = await createVoyager(makeRoles({ actionAgent })).learn({ until: tasks(1) }).result
    expect(actionAgent.requests[1]?.previous).toEqual({ problem: 'No async function was found.' })
    expect(result.attempts).toBe(2)
  })

  test('runs no program after an unreadable reply', async () => {
    const environment = fakeEnvironment()
    const actionAgent = scriptedActionAgent((): never => {
      throw new ModelOutputError('No async function was found.', 'Sorry!')
    })
    await createVoyager(makeRoles({ environment, actionAgent })).learn({ until: tasks(1) }).result
    expect(environment.programs).toEqual([])
  })

  test('searches skills with what the last attempt lacked', async () => {
    const skillLibrary = fakeSkillLibrary()
    const critic = scriptedCritic((_request, call) => (call === 1 ? refused : passed))
    await createVoyager(makeRoles({ skillLibrary, critic })).learn({ until: tasks(1) }).result
    expect(skillLibrary.queries).toEqual([
      { task: { name: 'Mine 1 oak_log' } },
      { task: { name: 'Mine 1 oak_log' }, need: 'Find a tree first.' },
    ])
  })

  test('keeps no skill and no record of a deposit task', async () => {
    const skillLibrary = fakeSkillLibrary()
    const curriculum = scriptedCurriculum([{ name: 'Deposit useless items into the chest at (1, 2, 3)' }])
    const { completed, state } = await createVoyager(makeRoles({ skillLibrary, curriculum })).learn({
      until: tasks(1),
    }).result
    expect({ completed, added: skillLibrary.added, tasks: state.tasks }).toEqual({
      completed: [],
      added: [],
      tasks: 1,
    })
  })

  test('stops within a rollout when its attempts are used up', async () => {
    const { attempts: made, failed } = await createVoyager(
      makeRoles({ critic: scriptedCritic(refused) }),
    ).learn({ until: attempts(6) }).result
    expect({ made, failed }).toEqual({ made: 6, failed: ['Mine 1 oak_log'] })
  })

  test('stops once an item was held, even if only in between', async () => {
    const environment = fakeEnvironment({
      onStep: () =>
        makeStepResult({
          events: [{ type: 'item-change', tick: 3, item: 'iron_pickaxe', delta: 1, total: 1 }],
        }),
    })
    const { detail } = await createVoyager(makeRoles({ environment })).learn({
      until: unlocked('iron_pickaxe'),
    }).result
    expect(detail).toBe('iron_pickaxe unlocked')
  })

  test('refuses a store that was used unless it is to be resumed', async () => {
    const store = memoryRunStore()
    await createVoyager({ ...makeRoles(), store }).learn({ until: tasks(1) }).result
    await expect(createVoyager({ ...makeRoles(), store }).learn().result).rejects.toThrow(
      'The store holds a run of 1 attempts; pass resume: true to continue it or use another run directory.',
    )
  })

  test('shows the roles the chests it remembers', async () => {
    const chest = { position: { x: 40, y: 64, z: 0 }, contents: { coal: 3 } }
    const environment = fakeEnvironment({
      onStep: (program) =>
        makeStepResult({ observation: makeObservation(program.name === 'first' ? { chests: [chest] } : {}) }),
    })
    const actionAgent = scriptedActionAgent((_request, call) => makeProgram(call === 1 ? 'first' : 'next'))
    await createVoyager(makeRoles({ environment, actionAgent })).learn({ until: tasks(3) }).result
    expect(actionAgent.requests[2]?.observation.chests).toEqual([chest])
  })

  test.each([0, 1.5, Number.NaN])('refuses %s attempts per task', (attemptsPerTask) => {
    expect(() => createVoyager({ ...makeRoles(), attemptsPerTask })).toThrow(InvalidArgumentError)
  })
})
