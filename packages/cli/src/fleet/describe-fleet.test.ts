import { expect, test } from 'vitest'
import { atSecond, sampleWorker } from '../testing/sample-worker.ts'
import { describeFleet } from './describe-fleet.ts'

test('warnings of a worker stand below it, and a lost one says so', () => {
  const message = "The clock of worker north is 3600 s ahead of the database's; set it."
  const lines = describeFleet({
    workers: [
      { ...sampleWorker, warnings: [{ type: 'clock-skew', seconds: 3600, message }] },
      { ...sampleWorker, name: 'south', isAlive: false },
    ],
    runs: [],
    nowMs: 0,
  })
  expect(lines).toEqual([
    '1 workers, 0 runs',
    '  north  1 of 2 runs',
    `    ${message}`,
    '  south  gives no sign of life',
  ])
})

test('the time of a run that goes on is counted to the time of the database', () => {
  const run = { name: 'a/1', spec: { condition: 'a', seed: 1 }, takes: 1, submittedAt: atSecond(0) } as const
  const lines = describeFleet({
    workers: [],
    runs: [{ ...run, state: 'running', startedAt: atSecond(100), worker: 'north' }],
    nowMs: 220_000,
  })
  expect(lines[1]?.trim()).toBe('a/1 running 2:00 on north')
})
