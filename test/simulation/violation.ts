/** A promise of the run's home that a simulation saw broken. */
export class Violation extends Error {
  override readonly name = 'Violation'
}

/** Throws `Violation` with both sides when they differ. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)]
  if (left !== right) throw new Violation(`${what}: found ${left}, expected ${right}.`)
}
