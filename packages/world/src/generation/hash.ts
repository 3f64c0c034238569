/**
 * A well-mixed unsigned 32-bit hash of two coordinates.
 * Only 32-bit integer arithmetic, so that every platform makes the same world.
 */
export function hash2(seed: number, x: number, z: number): number {
  let hash = (seed | 0) ^ Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(z | 0, 0x165667b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A stream of random numbers that depends on nothing but its seed (mulberry32). */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
}

/** A stream of random numbers from a 32-bit seed. */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + Math.floor(next() * (high - low + 1)) }
}
