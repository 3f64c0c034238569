import type { Clock } from '@voyager-mc/core'
import type { VirtualClock } from '@voyager-mc/world'

/** Tells virtual time, but waits in real time: pauses before a retry must end while the world stands still. */
export function halfVirtualClock({ wall }: VirtualClock): Clock {
  return {
    now: () => Date.now(),
    sleep: (durationMs, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const stop = (): void => {
          wall.clearTimeout(timer)
          reject(signal?.reason)
        }
        const timer = wall.setTimeout(() => {
          signal?.removeEventListener('abort', stop)
          resolve()
        }, durationMs)
        signal?.addEventListener('abort', stop, { once: true })
      }),
  }
}
