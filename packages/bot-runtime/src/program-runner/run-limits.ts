/** What one run may use; going over one ends the run with the outcome `timed-out` and that limit's name. */
export interface RunLimits {
  /**
   * Longest stretch of guest code without giving way, in milliseconds. Host calls in it do not count, but guest and
   * host together get at most five times as long, because nothing else runs meanwhile.
   */
  readonly cpuMs: number
  /** Longest run, in milliseconds. */
  readonly wallMs: number
  /** Memory of the guest's engine, in mebibytes; the engine needs 16 for itself. */
  readonly memoryMb: number
  /** Reads, writes and calls that cross to the host. */
  readonly hostCalls: number
  /** Host calls that have been started and not yet ended. */
  readonly pendingCalls: number
  /** Characters the program may log. */
  readonly logCharacters: number
  /** Listeners attached to host objects at one time. */
  readonly listeners: number
  /** Timers pending at one time. */
  readonly timers: number
}

/** The limits used when nothing else is said. */
export const defaultRunLimits: RunLimits = {
  cpuMs: 1000,
  wallMs: 600_000,
  memoryMb: 64,
  hostCalls: 2_000_000,
  pendingCalls: 500,
  logCharacters: 200_000,
  listeners: 200,
  timers: 1000,
}
