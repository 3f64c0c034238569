import type { CallOptions, Environment, Random } from '@voyager-mc/core'
import type { SkillNode } from '../report/skill-graph.ts'
import type { TrialBudget } from '../suite/suite-schema.ts'
import type { TokenUse } from './token-meter.ts'

/** Facts of a condition: agent, model, ablation, library, sight. */
export type ConditionFacts = Readonly<Record<string, string | number | boolean>>

/** One value of what is varied. */
export interface EvaluationCondition {
  readonly name: string
  /** Everything that decides what the agent of this condition does. */
  readonly facts: ConditionFacts
}

/** A bot beside the first one. */
export interface TrialMate {
  readonly name: string
  readonly environment: Environment
}

/** Work that an agent is given in one trial. */
export interface Trial {
  /** Joined already; a plain environment without powers, whose budget is watched. */
  readonly environment: Environment
  /** The other bots, where the task is one for several; joined already, and paid for from the same budget. */
  readonly mates: readonly TrialMate[]
  /** Absent where the agent sets its own tasks until the budget is spent. */
  readonly task?: { readonly name: string; readonly context?: string }
  /** Tasks to learn by before, in order; absent where there are none. They are paid for from the same budget. */
  readonly lessons?: readonly string[]
  /** Brings world and bot back to the start, as they are to be before each lesson and before the task; absent without lessons. */
  readonly beginAgain?: () => Promise<void>
  readonly budget: TrialBudget
  /**
   * Hears of tokens of chat models as they are used, so that they count however the trial ends; the report need not repeat
   * them. More than the budget has end the trial.
   */
  readonly useTokens: (this: void, tokens: TokenUse) => void
  readonly seed: number
  /** Repeatable chance of this trial. */
  readonly random: Random
  /** Version of the game. */
  readonly version: string
}

/** Account an agent gives at its end. */
export interface TrialReport {
  /** Whether the agent believes that the task is done; absent when it has no opinion. It never decides the result. */
  readonly claim?: boolean
  /** Tokens of chat models; absent when none were asked, or when `useTokens` has heard of them. */
  readonly tokens?: TokenUse
  /** Limit on models that the agent has kept to by asking no more; absent when there was none or it was not reached. */
  readonly spent?: 'tokens'
  /** Skills that it has learned and who calls whom; absent when it keeps none. */
  readonly skills?: readonly SkillNode[]
  /** Why the agent gave up, in words for people; absent when it did not. */
  readonly note?: string
}

/**
 * Anything that can play in an `Environment`: works at the task until it believes that it is done or the signal is
 * aborted. An error it throws makes the trial a failed one.
 */
export type TrialAgent = (trial: Trial, options: Required<CallOptions>) => Promise<TrialReport>
