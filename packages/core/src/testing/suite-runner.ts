/** Functions of a test runner that a shared suite is run with; those of vitest, Jest and Bun fit as they are. */
export interface SuiteRunner {
  readonly test: (name: string, body: () => Promise<void>) => unknown
  readonly expect: (actual: unknown) => SuiteExpectation
}

/** The comparison a shared suite needs; with Node's own runner: `{ toEqual: (b) => assert.deepStrictEqual(a, b) }`. */
export interface SuiteExpectation {
  toEqual(expected: unknown): unknown
}
