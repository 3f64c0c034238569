/** Outcome of a check, counted in tests; a check that is no test run counts as one. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** Names of what failed, a test by file and title, with the first line of its error. */
  readonly failures: Readonly<Record<string, string>>
  /** Tests that did not pass at the first try, by file and title, with how often they were tried again. */
  readonly retried: Readonly<Record<string, number>>
  /** Tests that were left out, by file and outermost title, which says what they need. */
  readonly skipped: Readonly<Record<string, number>>
}

/** Counts of several checks together. */
export function addCounts(all: readonly TestCounts[]): TestCounts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: Object.assign({}, ...all.map(({ failures }) => failures)),
    retried: Object.assign({}, ...all.map(({ retried }) => retried)),
    skipped: Object.assign({}, ...all.map(({ skipped }) => skipped)),
  }
}

/** Whether the checks passed at the first try and nothing of them was left out. */
export function isFlawless({ failed, retried, skipped }: TestCounts): boolean {
  return failed === 0 && Object.keys(retried).length === 0 && Object.keys(skipped).length === 0
}

/** Counts of a check that is no test run and passed. */
export const onePass: TestCounts = { passed: 1, failed: 0, failures: {}, retried: {}, skipped: {} }

/** Counts of a check that failed as a whole. */
export function oneFailure(name: string, error: string): TestCounts {
  return { passed: 0, failed: 1, failures: { [name]: error }, retried: {}, skipped: {} }
}
