import type { CallOptions } from './environment.ts'

/** Where time comes from. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `durationMs`; rejects with the signal's reason when aborted. */
  sleep(durationMs: number, options?: CallOptions): Promise<void>
}

/** The wall clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (durationMs, { signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, durationMs)
      signal?.addEventListener('abort', stop, { once: true })
    }),
}
