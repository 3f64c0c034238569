/** A promise of the run's home that a simulation saw broken. */
export class Violation extends Error {
  override readonly name = 'Violation'
}

/** Letters shown of either side, around the first that differs. */
const shownLetters = 300

/** Throws `Violation` with both sides when they differ; of long ones with the part that does. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [String(JSON.stringify(found)), String(JSON.stringify(expected))]
  if (left === right) return
  let same = 0
  while (left[same] === right[same]) same += 1
  const from = Math.max(0, same - shownLetters / 2)
  const shown = [left, right].map((side) => side.slice(from, from + shownLetters))
  throw new Violation(`${what}: found ${shown[0]}, expected ${shown[1]}${from > 0 ? ` (from ${from})` : ''}.`)
}
