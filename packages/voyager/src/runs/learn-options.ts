import type { ResetOptions } from '@voyager-mc/core'
import type { StopCondition } from '../stop-conditions/stop-condition.ts'
import type { RunState } from '../state/run-state.ts'
import type { RunEndReason } from '../state/run-words.ts'
import type { RunOptions } from './voyager-settings.ts'

/** Length and beginning of a learning run. */
export interface LearnOptions extends RunOptions {
  /** Ends the run; checked before every task and every attempt. The default is the paper's 160 attempts. */
  readonly until?: StopCondition
  /** Continues the run in the store, if there is one; without it a store that was used is refused. */
  readonly resume?: boolean
  /** Way in which the agent joins; the default keeps everything it has. */
  readonly reset?: ResetOptions
}

/** End of a learning run and the things it has reached. */
export interface LearnResult {
  readonly reason: RunEndReason
  /** The reason in words. */
  readonly detail: string
  /** The fault behind an early end; absent otherwise. */
  readonly error?: unknown
  /** Names of completed tasks over all runs of the store, each once. */
  readonly completed: readonly string[]
  /** Names of failed tasks, repeats kept. */
  readonly failed: readonly string[]
  /** Names of the skills learned. */
  readonly skills: readonly string[]
  /** Attempts over all runs of the store. */
  readonly attempts: number
  /** Everything else the journal knows. */
  readonly state: RunState
}
