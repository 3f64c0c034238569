import { parseSuite } from '../suite/parse-suite.ts'
import type { Suite } from '../suite/suite-schema.ts'

/** A task to hold one oak log, from empty hands; override what the test is about. */
export function makeTask(overrides: object = {}): object {
  return {
    id: 'first-log',
    family: 'gather',
    text: 'Mine 1 oak_log',
    start: { seed: 'trial' },
    goal: { kind: 'held', items: ['oak_log'], count: 1, by: 'any' },
    budget: { worldMinutes: 1, attempts: 3 },
    ...overrides,
  }
}

/** A suite of these tasks. */
export function makeSuite(...tasks: readonly object[]): Suite {
  const made = (tasks.length === 0 ? [{}] : tasks).map(makeTask)
  return parseSuite({ name: 'small', version: 1, title: 'A small suite', game: '1.19.4', tasks: made })
}
