import { AgentError } from '@voyager-mc/core'

/** The store already holds a learning run and nobody asked to continue it. */
export class RunExistsError extends AgentError {
  readonly attempts: number

  constructor(attempts: number) {
    super(
      'run-exists',
      `The store holds a run of ${attempts} attempts; pass resume: true to continue it or use another run directory.`,
    )
    this.attempts = attempts
  }

  static override isInstance(error: unknown): error is RunExistsError {
    return AgentError.isInstance(error) && error.code === 'run-exists'
  }
}
