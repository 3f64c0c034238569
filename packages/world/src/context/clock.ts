/** The source of time of a world; the tick loop is the only part that reads it. */
export interface Clock {
  /** Milliseconds since any fixed moment; never runs backwards. */
  now(): number
  setTimeout(callback: () => void, delayMs: number): unknown
  clearTimeout(timer: unknown): void
}

/** Creates a clock that follows real time. */
export function createRealClock(): Clock {
  return {
    now: () => performance.now(),
    setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
    // The tick loop hands back exactly what setTimeout above returned.
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  }
}
