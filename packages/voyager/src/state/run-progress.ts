/** Progress of the learning, which stop conditions look at. */
export interface RunProgress {
  /** Attempts that ended, over all runs of the store. */
  readonly attempts: number
  /** Tasks that ended, completed or failed. */
  readonly tasks: number
  /** Unique names of completed tasks, in order. */
  readonly completed: readonly string[]
  /** Every item ever held, with the attempt that first brought it (0: held at the start). */
  readonly items: Readonly<Record<string, ItemFirst>>
  /** Time spent in runs, in milliseconds; pauses between runs do not count. */
  readonly elapsedMs: number
  /** Attempts since the last new item or completed task. */
  readonly attemptsSinceProgress: number
  readonly deaths: number
  /** Tokens of all model calls, input and output; estimated where a provider does not count. */
  readonly tokens: number
  readonly modelCalls: number
  /** US dollars of all model calls; calls of a model without a price add nothing. */
  readonly costUsd: number
}

/** Moment at which an item was first held. */
export interface ItemFirst {
  readonly attempt: number
  /** Time spent in runs until then, in milliseconds. */
  readonly elapsedMs: number
}
