import type { Curriculum } from '@voyager-mc/core'
import {
  fakeEnvironment,
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
} from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { attempts, tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { makeProgram, makeRoles, refused } from '../testing/make-roles.ts'

/** A store that holds the first records of another one, as after a crash. */
async function cutStore(store: RunStore, length: number): Promise<RunStore> {
  const cut = memoryRunStore()
  for (const record of (await Array.fromAsync(store.readJournal())).slice(0, length)) await cut.append(record)
  return cut
}

/** A curriculum that works through a list and is told what an earlier run has done. */
function listCurriculum(names: readonly string[], completed: readonly string[]): Curriculum {
  const done = new Set(completed)
  return {
    propose: async () => ({ name: names.find((name) => !done.has(name)) ?? 'none' }),
    record: async ({ task }) => void done.add(task.name),
  }
}

test('continues a task at the next attempt', async () => {
  const store = memoryRunStore()
  const critic = scriptedCritic(refused)
  await createVoyager({ ...makeRoles({ critic }), store }).learn({ until: attempts(2) }).result
  const actionAgent = scriptedActionAgent(makeProgram())
  const { failed, attempts: made } = await createVoyager({
    ...makeRoles({ critic, actionAgent }),
    store,
  }).learn({
    until: tasks(1),
    resume: true,
  }).result
  expect({ failed, made, asked: actionAgent.requests.length }).toEqual({
    failed: ['Mine 1 oak_log'],
    made: 4,
    asked: 2,
  })
})

test('tells the agent what the attempt before the interruption did', async () => {
  const store = memoryRunStore()
  const critic = scriptedCritic(refused)
  await createVoyager({ ...makeRoles({ critic }), store }).learn({ until: attempts(1) }).result
  const actionAgent = scriptedActionAgent(makeProgram())
  await createVoyager({ ...makeRoles({ actionAgent }), store }).learn({ until: tasks(1), resume: true })
    .result
  expect(actionAgent.requests[0]?.previous).toEqual({
    program: makeProgram(),
    step: makeStepResult(),
    critique: refused,
  })
})

test('starts where nothing was done yet', async () => {
  const { completed } = await createVoyager(makeRoles()).learn({ until: tasks(1), resume: true }).result
  expect(completed).toEqual(['Mine 1 oak_log'])
})

test('gives the same end wherever the first run was cut', async () => {
  const run = async (store: RunStore, skillLibrary = fakeSkillLibrary()) => {
    const curriculum = listCurriculum(['a', 'b', 'c', 'd'], (await loadRunState(store)).completed)
    const actionAgent = scriptedActionAgent(({ task }) => makeProgram(task.name))
    const voyager = createVoyager({ ...makeRoles({ curriculum, actionAgent, skillLibrary }), store })
    const {
      completed,
      skills,
      attempts: made,
    } = await voyager.learn({ until: tasks(3), resume: true }).result
    return { completed, skills, made }
  }
  const whole = memoryRunStore()
  const expected = await run(whole)
  const { length } = await Array.fromAsync(whole.readJournal())
  for (let cut = 0; cut <= length; cut += 1) {
    const actual = await run(await cutStore(whole, cut))
    expect({ cut, ...actual }).toEqual({ cut, ...expected })
  }
})

test('offers a program that passed to the library again when the crash came in between', async () => {
  const whole = memoryRunStore()
  await createVoyager({ ...makeRoles(), store: whole }).learn({ until: tasks(1) }).result
  const records = await Array.fromAsync(whole.readJournal())
  const cut = await cutStore(
    whole,
    records.findIndex(({ event }) => event.type === 'skill-add'),
  )
  const skillLibrary = fakeSkillLibrary()
  const actionAgent = scriptedActionAgent(makeProgram('never'))
  const { skills, completed } = await createVoyager({
    ...makeRoles({ skillLibrary, actionAgent }),
    store: cut,
  }).learn({
    until: tasks(1),
    resume: true,
  }).result
  expect({ skills, completed, asked: actionAgent.requests.length }).toEqual({
    skills: ['mineLog'],
    completed: ['Mine 1 oak_log'],
    asked: 0,
  })
})

test('keeps the counts of a run that was continued', async () => {
  const store = memoryRunStore()
  const environment = fakeEnvironment({
    onStep: () => makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 } }) }),
  })
  await createVoyager({ ...makeRoles({ environment }), store }).learn({ until: attempts(3) }).result
  await createVoyager({ ...makeRoles({ environment }), store }).learn({ until: attempts(5), resume: true })
    .result
  const { attempts: made, tasks: ended, items, attemptsSinceProgress } = await loadRunState(store)
  expect({ made, ended, items, attemptsSinceProgress }).toMatchObject({
    made: 5,
    ended: 5,
    items: { oak_log: { attempt: 1 } },
    attemptsSinceProgress: 0,
  })
})

test('credits what an interrupted attempt brought to the attempt that is made anew', async () => {
  const store = memoryRunStore()
  await createVoyager({ ...makeRoles(), store }).learn({ until: attempts(2) }).result
  const environment = fakeEnvironment({ observation: makeObservation({ inventory: { stone_pickaxe: 1 } }) })
  await createVoyager({ ...makeRoles({ environment }), store }).learn({ until: attempts(3), resume: true })
    .result
  expect((await loadRunState(store)).items).toMatchObject({ stone_pickaxe: { attempt: 3 } })
})

test('goes by the world as it is when the world has gone on meanwhile', async () => {
  const store = memoryRunStore()
  const near = { x: 1, y: 64, z: 1 }
  const far = { x: 500, y: 64, z: 1 }
  const before = makeObservation({
    inventory: { oak_log: 3 },
    chests: [
      { position: near, contents: { coal: 2 } },
      { position: far, contents: { iron_ingot: 1 } },
    ],
  })
  const critic = scriptedCritic(refused)
  const first = fakeEnvironment({ onStep: () => makeStepResult({ observation: before }) })
  await createVoyager({ ...makeRoles({ environment: first, critic }), store }).learn({ until: attempts(1) })
    .result
  // Somebody took the logs and the chest nearby, and it is night.
  const after = makeObservation({ inventory: {}, chests: [], position: near, timeOfDay: 18_000 })
  const actionAgent = scriptedActionAgent(makeProgram())
  const { state, failed } = await createVoyager({
    ...makeRoles({ environment: fakeEnvironment({ observation: after }), actionAgent }),
    store,
  }).learn({ until: tasks(1), resume: true }).result
  const [request] = actionAgent.requests
  expect(request?.observation).toMatchObject({ inventory: {}, timeOfDay: 18_000, position: near })
  expect(request?.previous?.step?.observation).toEqual(before)
  // Nothing is counted twice; what was once held stays on the list of items; the chest is missed at the first look.
  const { attempts: made, items, chestMemory } = state
  expect({ failed, attempts: made, items, chestMemory }).toEqual({
    failed: [],
    chestMemory: { '(500, 64, 1)': { iron_ingot: 1 } },
    attempts: 2,
    items: { oak_log: expect.objectContaining({ attempt: 1 }) },
  })
})
