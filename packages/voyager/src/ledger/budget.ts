import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import type { RunProgress } from '../state/run-progress.ts'

/** Limits on the models, those of embeddings included, of all runs of a store; a call that would begin beyond it is not made. */
export interface Budget {
  /** Input and output together. */
  readonly tokens?: number
  /** US dollars by the price table; calls of a model without a price cost nothing. */
  readonly costUsd?: number
  readonly calls?: number
}

/** A model was not asked, because the budget is spent. */
export class BudgetSpentError extends AgentError {
  constructor(what: string) {
    super('budget-spent', `The budget is spent: ${what}; raise it and resume.`)
  }

  static override isInstance(error: unknown): error is BudgetSpentError {
    return AgentError.isInstance(error) && error.code === 'budget-spent'
  }
}

/** Spending that reached the budget, in words; undefined while another call may be made. */
export function describeSpent(
  { tokens, costUsd, modelCalls }: Pick<RunProgress, 'tokens' | 'costUsd' | 'modelCalls'>,
  budget: Budget,
): string | undefined {
  if (budget.tokens !== undefined && tokens >= budget.tokens)
    return `${tokens} of ${budget.tokens} tokens were used`
  if (budget.costUsd !== undefined && costUsd >= budget.costUsd)
    return `${costUsd.toFixed(4)} of ${budget.costUsd} dollars were used`
  if (budget.calls !== undefined && modelCalls >= budget.calls)
    return `${modelCalls} of ${budget.calls} calls were made`
  return undefined
}

/** Refuses a budget that is no number or below 0. */
export function checkBudget(budget: Budget): Budget {
  for (const [name, value] of Object.entries(budget)) {
    if (typeof value !== 'number' || !(value >= 0))
      throw new InvalidArgumentError(`budget.${name}`, value, 'pass a number of at least 0.')
  }
  return budget
}
