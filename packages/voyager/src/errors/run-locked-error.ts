import { AgentError } from '@voyager-mc/core'

/** Another process writes the run directory. */
export class RunLockedError extends AgentError {
  readonly processId: number

  constructor(path: string, processId: number) {
    super(
      'run-locked',
      `Process ${processId} is using this run; stop it, use another run directory, or remove ${path} if it is gone.`,
    )
    this.processId = processId
  }

  static override isInstance(error: unknown): error is RunLockedError {
    return AgentError.isInstance(error) && error.code === 'run-locked'
  }
}
