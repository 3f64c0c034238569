/** A repeatable source of numbers in [0, 1). */
export interface RandomSource {
  (): number
}

/** A random source that can be kept and put back. */
export interface SeededRandomSource extends RandomSource {
  /** A whole number that says which numbers come next. */
  state: number
}

/** Creates a random source whose sequence depends on the seed alone. */
export function createRandomSource(seed: number): SeededRandomSource {
  const draw = (): number => {
    const state = (source.state + 0x6d2b79f5) >>> 0
    source.state = state
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
  const state = (Math.imul(seed ^ (seed / 0x100000000), 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  const source = Object.assign(draw, { state })
  return source
}

/** Draws a whole number from `minimum` to `maximum`, both included. */
export function randomInteger(
  random: RandomSource,
  range: { readonly minimum: number; readonly maximum: number },
): number {
  return range.minimum + Math.floor(random() * (range.maximum - range.minimum + 1))
}
