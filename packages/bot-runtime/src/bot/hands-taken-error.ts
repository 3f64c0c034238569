import { AgentError } from '@voyager-mc/core'

/** A reflex has closed the window that some work was busy with. */
export class HandsTakenError extends AgentError {
  constructor() {
    super('hands-taken', 'A creature attacked, and the window was closed to fight; open it again.')
  }

  static override isInstance(this: void, error: unknown): error is HandsTakenError {
    return AgentError.isInstance(error) && error.code === 'hands-taken'
  }
}
