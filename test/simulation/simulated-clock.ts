import type { Clock } from '@voyager-mc/core'

/** Turns of the event loop in which nothing new was waited for before time moves on. */
const quietTurns = 24

/** A clock whose time moves on only when everything that can happen now has happened. */
export function simulatedClock(): Clock {
  let now = 0
  let turns = 0
  let isPumping = false
  const sleepers: { readonly dueMs: number; readonly wake: () => void }[] = []
  const pump = (): void => {
    turns += 1
    if (turns >= quietTurns) {
      turns = 0
      sleepers.sort((one, other) => one.dueMs - other.dueMs)
      const next = sleepers.shift()
      if (next !== undefined) {
        now = Math.max(now, next.dueMs)
        next.wake()
      }
    }
    isPumping = sleepers.length > 0
    if (isPumping) setImmediate(pump)
  }
  return {
    now: () => now,
    sleep: (durationMs, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const sleeper = { dueMs: now + durationMs, wake: resolve }
        signal?.addEventListener(
          'abort',
          () => {
            const place = sleepers.indexOf(sleeper)
            if (place >= 0) sleepers.splice(place, 1)
            reject(signal.reason)
          },
          { once: true },
        )
        sleepers.push(sleeper)
        turns = 0
        if (!isPumping) {
          isPumping = true
          setImmediate(pump)
        }
      }),
  }
}
