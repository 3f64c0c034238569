import type { Clock } from '@voyager-mc/core'

/** A clock whose sleeps are over at once and only move its time; keeps how long each one was. */
export function instantClock(startMs = 0): Clock & { readonly sleepsMs: readonly number[] } {
  const sleepsMs: number[] = []
  let now = startMs
  return {
    sleepsMs,
    now: () => now,
    async sleep(durationMs, { signal } = {}) {
      signal?.throwIfAborted()
      sleepsMs.push(durationMs)
      now += durationMs
    },
  }
}
