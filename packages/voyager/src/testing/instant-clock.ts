import type { Clock } from '@voyager-mc/core'

// Longer sleeps are watches over something that should be done much earlier.
const longestMs = 600_000

/** A clock whose sleeps are over at once and only move its time, unless they are longer than ten minutes; keeps how long each one was. */
export function instantClock(startMs = 0): Clock & { readonly sleepsMs: readonly number[] } {
  const sleepsMs: number[] = []
  let now = startMs
  return {
    sleepsMs,
    now: () => now,
    async sleep(durationMs, { signal } = {}) {
      signal?.throwIfAborted()
      if (durationMs > longestMs) return new Promise(() => undefined)
      sleepsMs.push(durationMs)
      now += durationMs
    },
  }
}
