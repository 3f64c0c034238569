/** Limits of one run; going over one ends the run with the outcome `timed-out` and that limit's name. */
export interface RunLimits {
  /**
   * Longest stretch of computing before anything else gets its turn, in milliseconds. QuickJS counts instructions,
   * 150,000 to the millisecond, so that a busy machine changes nothing; isolated-vm takes the thread's CPU time. Host
   * calls are charged by the table of the border; together with them a stretch may be five times as long.
   */
  readonly cpuMs: number
  /**
   * Computing of the whole run in the same unit: program, callbacks, listeners, timers and host calls together. Never
   * more than `wallMs`.
   */
  readonly totalCpuMs: number
  /** Longest run, in milliseconds of the runner's clock. */
  readonly wallMs: number
  /** Memory of the guest's engine, in mebibytes; the engine needs 16 for itself. */
  readonly memoryMb: number
  /** Memory of the host for the program, in mebibytes: objects it holds, events, promises, callbacks. */
  readonly keptMb: number
  /** Reads, writes and calls that cross to the host. */
  readonly hostCalls: number
  /** Host calls that have been started and not yet ended. */
  readonly pendingCalls: number
  /** Characters the program may log, chat included. */
  readonly logCharacters: number
  /** Listeners attached to host objects at one time. */
  readonly listeners: number
  /** Timers pending at one time. */
  readonly timers: number
}

/** The limits used when nothing else is said. */
export const defaultRunLimits: RunLimits = {
  cpuMs: 1000,
  totalCpuMs: 60_000,
  wallMs: 600_000,
  memoryMb: 64,
  keptMb: 64,
  hostCalls: 2_000_000,
  pendingCalls: 500,
  logCharacters: 200_000,
  listeners: 200,
  timers: 1000,
}
