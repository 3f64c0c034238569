import { AgentError } from '@voyager-mc/core'

/** The user, the system or the reader of the output asked for an end. */
export class InterruptedError extends AgentError {
  constructor(message: string) {
    super('interrupted', message)
  }

  static override isInstance(this: void, error: unknown): error is InterruptedError {
    return AgentError.isInstance(error) && error.code === 'interrupted'
  }
}
