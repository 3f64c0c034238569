/** A repeatable source of numbers in [0, 1). */
export interface RandomSource {
  (): number
}

/** Creates a random source whose sequence depends on the seed alone. */
export function createRandomSource(seed: number): RandomSource {
  let state = (Math.imul(seed ^ (seed / 0x100000000), 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}

/** Draws a whole number from `minimum` to `maximum`, both included. */
export function randomInteger(
  random: RandomSource,
  range: { readonly minimum: number; readonly maximum: number },
): number {
  return range.minimum + Math.floor(random() * (range.maximum - range.minimum + 1))
}
