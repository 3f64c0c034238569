import { definedOf } from '@voyager-mc/core'
import type { Budget, CreateVoyagerOptions } from '@voyager-mc/voyager'
import type { Trial, TrialReport } from '../trials/trial-agent.ts'

/** Options that a loop is made with to play a trial, and what it has to report of its models at the end. */
export interface LoopMeter {
  /** The budget of its own, and no more tokens than the task has. */
  readonly budget: Budget
  readonly onEvent: NonNullable<CreateVoyagerOptions['onEvent']>
  /** Limit on models that ended the loop, if one did. */
  report(): Pick<TrialReport, 'spent'>
}

export interface MeterLoopOptions {
  /** Limits on models besides those of the task. */
  readonly budget?: Budget
}

/** Tells a trial of the tokens of a loop, call by call, and keeps the loop to the budget of the task. */
export function meterLoop(
  { budget: { tokens }, useTokens }: Pick<Trial, 'budget' | 'useTokens'>,
  { budget = {} }: MeterLoopOptions = {},
): LoopMeter {
  const limits = [tokens, budget.tokens].filter((limit) => limit !== undefined)
  let isSpent = false
  return {
    budget: { ...budget, ...definedOf({ tokens: limits.length === 0 ? undefined : Math.min(...limits) }) },
    onEvent(event) {
      if (event.type === 'run-end' && event.reason === 'budget') isSpent = true
      if (event.type !== 'model-use') return
      const { inputTokens: input = 0, outputTokens: output = 0 } = event
      if (input + output > 0) useTokens({ input, output })
    },
    report: () => (isSpent ? { spent: 'tokens' } : {}),
  }
}
