import type { Clock } from '@voyager-mc/core'

/** Turns of the event loop in which nothing new was waited for before time moves on. */
const quietTurns = 24

/** A clock that can be held. */
export interface SimulatedClock extends Clock {
  /** Holds time while something real goes on, such as a step of an embedded world. */
  during<Value>(this: void, work: Promise<Value>): Promise<Value>
}

/** A clock whose time moves on only when everything that can happen now has happened. */
export function simulatedClock(): SimulatedClock {
  let now = 0
  let turns = 0
  let isPumping = false
  let held = 0
  const sleepers: { readonly dueMs: number; readonly wake: () => void }[] = []
  const pump = (): void => {
    if (held === 0) turns += 1
    if (turns >= quietTurns) {
      turns = 0
      sleepers.sort((one, other) => one.dueMs - other.dueMs)
      const next = sleepers.shift()
      if (next !== undefined) {
        now = Math.max(now, next.dueMs)
        next.wake()
      }
    }
    isPumping = false
    start()
  }
  const start = (): void => {
    if (isPumping || held > 0 || sleepers.length === 0) return
    isPumping = true
    setImmediate(pump)
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
        start()
      }),
    during: async (work) => {
      held += 1
      try {
        return await work
      } finally {
        held -= 1
        turns = 0
        start()
      }
    },
  }
}
