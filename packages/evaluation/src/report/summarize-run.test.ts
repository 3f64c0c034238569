import { fakeEnvironment, makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import type { StepResult } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createVoyager } from '@voyager-mc/voyager'
import { tasks } from '@voyager-mc/voyager'
import { memoryRunStore } from '@voyager-mc/voyager'
import { compactRun } from '@voyager-mc/voyager/journal'
import { instantClock } from '@voyager-mc/voyager/testing'
import { makeRoles, passed, refused } from '@voyager-mc/voyager/testing'
import { renderSummary } from './render-summary.ts'
import type { RunSummary } from './run-summary.ts'
import { summarizeRun } from './summarize-run.ts'

async function summarizeSteps(steps: readonly StepResult[]): Promise<RunSummary> {
  const store = memoryRunStore()
  const clock = instantClock()
  let next = 0
  const environment = fakeEnvironment({
    onStep: async () => {
      await clock.sleep(30_000)
      return steps[next++] ?? makeStepResult()
    },
  })
  const critic = scriptedCritic((_request, call) => (call < steps.length ? refused : passed))
  await createVoyager({ ...makeRoles({ environment, critic }), store, clock }).learn({ until: tasks(1) })
    .result
  return summarizeRun(await Array.fromAsync(store.readJournal()))
}

const pickaxe = makeStepResult({
  observation: makeObservation({
    inventory: { wooden_pickaxe: 1, stick: 2 },
    position: { x: 3, y: 64, z: 4 },
  }),
})

test('knows when each item and tier came', async () => {
  const log = makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 } }) })
  expect(await summarizeSteps([log, pickaxe])).toMatchObject({
    attempts: 2,
    distinctItems: 3,
    itemsOverAttempts: [
      { attempt: 1, elapsedMs: 30_000, items: 1 },
      { attempt: 2, elapsedMs: 60_000, items: 3 },
    ],
    tiers: [{ tier: 'wooden', attempt: 2, elapsedMs: 60_000 }],
    elapsedMs: 60_000,
  })
})

test('counts deaths, operator powers and the way walked', async () => {
  const position = makeObservation().position
  const step = makeStepResult({
    ...pickaxe,
    events: [
      { type: 'death', tick: 1, position },
      { type: 'operator-command', tick: 2, power: 'keepInventory', command: '/gamerule keepInventory true' },
    ],
  })
  expect(await summarizeSteps([step])).toMatchObject({
    deaths: 1,
    operatorPowers: { keepInventory: 1 },
    distanceBlocks: 5,
  })
})

test('leaves runs of other modes out', async () => {
  const store = memoryRunStore()
  await createVoyager({ ...makeRoles(), store }).solve(['a', 'b']).result
  expect(summarizeRun(await Array.fromAsync(store.readJournal()))).toMatchObject({
    attempts: 0,
    tasksCompleted: 0,
    distinctItems: 0,
  })
})

test('is empty for an empty journal', () => {
  expect(summarizeRun([])).toMatchObject({ attempts: 0, completed: [], tiers: [], models: {}, elapsedMs: 0 })
})

test('renders as a table', async () => {
  expect(renderSummary(await summarizeSteps([pickaxe]))).toMatchInlineSnapshot(`
    "| Figure | Value |
    |---|---|
    | Attempts | 1 |
    | Tasks | 1 completed, 0 failed |
    | Skills | 1 |
    | Distinct items | 2 |
    | Tier wooden | attempt 1, 30 s |
    | Deaths | 0 |
    | Distance | 5 blocks |
    | Map | 1 chunks, up to 5 blocks away |
    | Biomes | plains |
    | Operator powers | none |
    | Faults | none |
    | Model calls | none |
    | Time | 30 s |"
  `)
})

test('a compacted run is summed up as if it were whole, but for the map', async () => {
  const store = memoryRunStore()
  const powers = ['keepInventory', 'peaceful']
  let next = 0
  const environment = fakeEnvironment({
    onStep: async () => {
      next += 1
      const position = { x: 10 * next, y: 64, z: 0 }
      const power = powers[next % 2] ?? ''
      return makeStepResult({
        observation: makeObservation({ position, biome: `biome ${next % 3}` }),
        events: [{ type: 'operator-command', tick: 1, power, command: '' }],
      })
    },
  })
  const { environment: game, ...roles } = makeRoles({ environment })
  await createVoyager({ ...roles, environment: game, store, clock: instantClock() }).learn({
    until: tasks(6),
  }).result
  const { coverage: _map, ...whole } = summarizeRun(await Array.fromAsync(store.readJournal()))
  expect(await compactRun(store, { keepTasks: 2 })).toBeGreaterThan(10)
  const { coverage: _rest, ...compacted } = summarizeRun(await Array.fromAsync(store.readJournal()))
  expect(compacted).toEqual(whole)
  expect(compacted).toMatchObject({ tasksCompleted: 6, distanceBlocks: 60, operatorPowers: { peaceful: 3 } })
})
