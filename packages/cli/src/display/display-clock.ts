/** Time of the wall, as a display needs it. */
export interface DisplayClock {
  readonly nowMs: () => number
  /** Calls again and again until the returned function is called. */
  readonly every: (intervalMs: number, call: () => void) => () => void
}

/** The clock of this process; it does not keep a finished process alive. */
export const wallClock: DisplayClock = {
  nowMs: () => performance.now(),
  every: (intervalMs, call) => {
    const timer = setInterval(call, intervalMs).unref()
    return () => clearInterval(timer)
  },
}
