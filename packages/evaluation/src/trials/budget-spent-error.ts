import { AgentError } from '@voyager-mc/core'

/** Limit of a trial that was reached. */
export type SpentLimit = 'world minutes' | 'attempts' | 'tokens'

/** The trial has used up what it may; the agent's signal is aborted with it, and further steps are refused. */
export class BudgetSpentError extends AgentError {
  readonly limit: SpentLimit
  readonly value: number

  constructor(limit: SpentLimit, value: number) {
    super('trial-budget', `The budget of ${value} ${limit} is spent; a larger one in the suite would go on.`)
    this.limit = limit
    this.value = value
  }

  static override isInstance(this: void, error: unknown): error is BudgetSpentError {
    return AgentError.isInstance(error) && error.code === 'trial-budget'
  }
}
