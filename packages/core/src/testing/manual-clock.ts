import type { Clock } from '../clock.ts'

export interface ManualClock extends Clock {
  /** Moves time forward and wakes the sleepers that are due, in order. */
  advance(durationMs: number): Promise<void>
}

/** A clock that moves only when the test says so. */
export function manualClock(startMs = 0): ManualClock {
  let now = startMs
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  return {
    now: () => now,
    sleep: (durationMs, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const sleeper = { at: now + durationMs, wake: resolve }
        sleepers.push(sleeper)
        signal?.addEventListener('abort', () => {
          sleepers = sleepers.filter((other) => other !== sleeper)
          reject(signal.reason)
        })
      }),
    async advance(durationMs) {
      const end = now + durationMs
      for (;;) {
        const due = sleepers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (due === undefined) break
        sleepers = sleepers.filter((other) => other !== due)
        now = due.at
        due.wake()
        await Promise.resolve()
      }
      now = end
    },
  }
}
