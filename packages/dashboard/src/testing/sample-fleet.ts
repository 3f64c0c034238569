import type { FleetView } from '../fleet-view.ts'
import { hostileLine } from './sample-run.ts'

/** A fleet with a lost worker, two conditions and an error that would be a script if it were not text. */
export function sampleFleet(): FleetView {
  const atMs = 1_700_000_000_000
  const run = { seed: 1, takes: 1, submittedAtMs: atMs - 90_000, startedAtMs: atMs - 80_000 }
  return {
    atMs,
    isDraining: true,
    workers: [
      { name: 'first', host: 'a', running: 1, concurrency: 2, isAlive: true, seenAtMs: atMs, warnings: [] },
      {
        name: 'lost',
        host: 'b',
        running: 1,
        concurrency: 1,
        isAlive: false,
        seenAtMs: atMs - 60_000,
        warnings: [`The clock of worker lost is wrong. ${hostileLine}`],
      },
    ],
    states: { queued: 4, running: 1, succeeded: 11, failed: 1 },
    runs: [
      {
        ...run,
        name: 'full/1',
        condition: 'full',
        state: 'running',
        worker: 'first',
        progress: 'attempts 3',
      },
      { ...run, name: 'no-skills/2', condition: 'no-skills', state: 'succeeded', finishedAtMs: atMs - 9000 },
      { ...run, name: 'full/3', condition: 'full', state: 'failed', finishedAtMs: atMs, error: hostileLine },
    ],
    conditions: [
      {
        name: 'full',
        queued: 2,
        running: 1,
        broken: 1,
        decided: 10,
        reached: 7,
        low: 0.397,
        high: 0.892,
        medianMs: 75_000,
      },
      { name: 'no-skills', queued: 2, running: 0, broken: 0, decided: 1, reached: 0, low: 0, high: 0.793 },
    ],
  }
}
