import { AgentError } from '@voyager-mc/core'

/** Fault of a results file. */
export type ResultsProblem =
  | 'missing'
  | 'unreadable'
  | 'unwritable'
  | 'damaged'
  | 'cut-off'
  | 'in-use'
  | 'other-suite'
  | 'other-code'
  | 'other-plan'
  | 'changed'

/** A results file that cannot be read, or that belongs to something else. */
export class ResultsError extends AgentError {
  readonly problem: ResultsProblem
  readonly file: string

  constructor(
    problem: ResultsProblem,
    message: string,
    { file, cause }: { readonly file: string; readonly cause?: unknown },
  ) {
    super('evaluation-results', message, { cause })
    this.problem = problem
    this.file = file
  }

  static override isInstance(this: void, error: unknown): error is ResultsError {
    return AgentError.isInstance(error) && error.code === 'evaluation-results'
  }
}
