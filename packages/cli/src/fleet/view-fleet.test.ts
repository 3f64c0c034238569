import type { FleetRun, FleetWorker } from '@voyager-mc/fleet'
import { expect, test } from 'vitest'
import { atSecond, sampleWorker } from '../testing/sample-worker.ts'
import { viewFleet } from './view-fleet.ts'

function run(seed: number, fields: Partial<FleetRun> = {}): FleetRun {
  return {
    name: `a/${seed}`,
    spec: { condition: 'a', seed },
    state: 'queued',
    takes: 0,
    submittedAt: atSecond(seed),
    ...fields,
  }
}

const worker: FleetWorker = {
  ...sampleWorker,
  warnings: [{ type: 'clock-skew', seconds: 9, message: 'Set the clock of north.' }],
}

const view = (runs: readonly FleetRun[]): ReturnType<typeof viewFleet> =>
  viewFleet({
    runs: async () => runs,
    workers: async () => [worker],
    isDraining: async () => false,
    now: async () => atSecond(9),
  })

const ended = (seed: number, result: NonNullable<FleetRun['result']>): FleetRun =>
  run(seed, { state: 'succeeded', result, startedAt: atSecond(0), finishedAt: atSecond(seed * 10) })

test('compares conditions by what was decided, with an interval and the median time', async () => {
  const { conditions, states } = await view([
    ended(1, { isReached: true }),
    ended(2, { isReached: false }),
    ended(3, { isReached: true }),
    run(4),
    run(5, { state: 'running' }),
    run(6, { state: 'failed', error: 'lost' }),
    run(7, { spec: { condition: 'b', seed: 7 }, state: 'succeeded', result: 'done' }),
  ])
  expect(conditions).toMatchObject([
    { name: 'a', queued: 1, running: 1, broken: 1, decided: 3, reached: 2, medianMs: 20_000 },
    { name: 'b', decided: 0, reached: 0, low: 0, high: 1 },
  ])
  expect(conditions[0]?.low).toBeCloseTo(0.208, 3)
  expect(conditions[0]?.high).toBeCloseTo(0.939, 3)
  expect(states).toEqual({ succeeded: 4, queued: 1, running: 1, failed: 1 })
})

test('what a worker warns of is shown with its remedy', async () => {
  expect((await view([])).workers).toMatchObject([{ name: 'north', warnings: ['Set the clock of north.'] }])
})

test('trials of an evaluation are compared by the condition in the trial', async () => {
  const trial = (seed: number, condition: string, status: string): FleetRun => ({
    ...ended(seed, { status }),
    spec: { condition: `trial-${seed}`, seed, settings: { trial: JSON.stringify({ condition }) } },
  })
  const { conditions } = await view([
    trial(1, 'full', 'solved'),
    trial(2, 'full', 'unsolved'),
    trial(3, 'no-skills', 'unsolved'),
    trial(4, 'no-skills', 'measured'),
    run(5, { spec: { condition: 'trial-5', seed: 5, settings: { trial: '{' } } }),
  ])
  expect(conditions.map(({ name, reached, decided }) => [name, reached, decided])).toEqual([
    ['full', 1, 2],
    ['no-skills', 0, 1],
    ['trial-5', 0, 0],
  ])
})

test('shows the newest runs first, no more than a page can hold, with the last word of each', async () => {
  const many = Array.from({ length: 600 }, (_none, seed) => run(seed))
  const { runs, states } = await view([
    ...many,
    run(601, { state: 'running', worker: 'north', progress: { attempts: 3, best: { item: 'stick' } } }),
  ])
  expect(runs.length).toBe(500)
  expect(states['queued']).toBe(600)
  expect(runs[0]).toMatchObject({ worker: 'north', progress: 'attempts 3, best {"item":"stick"}' })
})
