/** A fleet as its page shows it; plain data. */
export interface FleetView {
  /** Time of the look, in milliseconds since the epoch. */
  readonly atMs: number
  /** True while workers take nothing new. */
  readonly isDraining: boolean
  readonly workers: readonly FleetWorkerView[]
  /** Number of all runs by their state. */
  readonly states: Readonly<Record<string, number>>
  /** The latest runs, newest first. */
  readonly runs: readonly FleetRunView[]
  readonly conditions: readonly FleetConditionView[]
}

export interface FleetWorkerView {
  readonly name: string
  readonly host: string
  /** Runs that it has, and the most at once. */
  readonly running: number
  readonly concurrency: number
  /** False when it gives no sign of life. */
  readonly isAlive: boolean
  readonly seenAtMs: number
  /** Trouble that loses nothing, each with its remedy. */
  readonly warnings: readonly string[]
}

export interface FleetRunView {
  readonly name: string
  readonly condition: string
  readonly task?: string
  readonly seed: number
  readonly state: string
  /** Times that a worker took it. */
  readonly takes: number
  readonly worker?: string
  readonly submittedAtMs: number
  readonly startedAtMs?: number
  readonly finishedAtMs?: number
  /** Last word of the learner, as a line. */
  readonly progress?: string
  readonly error?: string
}

/** Runs of one condition, compared by what came of them so far. */
export interface FleetConditionView {
  readonly name: string
  readonly queued: number
  readonly running: number
  /** Runs that ended without a result: failed or cancelled. */
  readonly broken: number
  /** Runs whose goal was decided, and those of them that reached it. */
  readonly decided: number
  readonly reached: number
  /** Interval of 95 % of the share that reaches it. */
  readonly low: number
  readonly high: number
  /** Median time of the runs that ended, in milliseconds; absent before the first. */
  readonly medianMs?: number
}
