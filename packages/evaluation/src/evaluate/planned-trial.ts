import type { CallOptions } from '@voyager-mc/core'
import type { SuiteTask } from '../suite/suite-schema.ts'
import type { EvaluationCondition } from '../trials/trial-agent.ts'
import type { TrialResult } from '../trials/trial-result.ts'

/** One trial that is to be played: plain data, so that it can be played on another machine. */
export interface PlannedTrial {
  readonly task: SuiteTask
  readonly condition: EvaluationCondition
  readonly seed: number
  /** Version of the game. */
  readonly game: string
}

/** Plays a trial. Whatever the agent does is a result; an error says that the trial could not be played. */
export type PlayTrial = (trial: PlannedTrial, options: Required<CallOptions>) => Promise<TrialResult>
