/** Functions of a test runner that a suite works with; those of vitest, jest and Bun fit. */
export interface SuiteTools {
  readonly test: (name: string, action: () => Promise<void>) => unknown
  readonly expect: (value: unknown) => SuiteExpectation
}

/** Claims about a value; each throws when it does not hold. */
export interface SuiteExpectation {
  toBe(expected: unknown): void
  toEqual(expected: unknown): void
  toContain(expected: unknown): void
  toMatch(expected: RegExp): void
  toBeLessThan(expected: number): void
}
