import { AgentError } from '@voyager-mc/core'

/** Fault of a suite. */
export type SuiteProblem =
  | 'unreadable'
  | 'bad-shape'
  | 'duplicate-task'
  | 'unknown-name'
  | 'impossible-goal'
  | 'goal-met'
  | 'impossible-start'
  | 'missing-seed'

/** A suite that cannot be measured as it is. */
export class SuiteError extends AgentError {
  readonly problem: SuiteProblem
  /** Path of the value in the suite, such as `tasks.3.goal`; empty for the whole. */
  readonly place: string

  constructor(
    problem: SuiteProblem,
    message: string,
    { place = '', cause }: { readonly place?: string; readonly cause?: unknown } = {},
  ) {
    super('suite', message, { cause })
    this.problem = problem
    this.place = place
  }

  static override isInstance(this: void, error: unknown): error is SuiteError {
    return AgentError.isInstance(error) && error.code === 'suite'
  }
}
