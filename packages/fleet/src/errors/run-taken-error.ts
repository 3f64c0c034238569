import { AgentError } from '@voyager-mc/core'

/** Another worker has taken over the run since; nothing was written, and this one has to let it be. */
export class RunTakenError extends AgentError {
  readonly run: string

  constructor(run: string) {
    super('run-taken', `Another worker has taken over the run ${run}; stop here, it goes on there.`)
    this.run = run
  }

  static override isInstance(this: void, error: unknown): error is RunTakenError {
    return AgentError.isInstance(error) && error.code === 'run-taken'
  }
}
