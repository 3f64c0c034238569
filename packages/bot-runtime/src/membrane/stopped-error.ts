import { AgentError } from '@voyager-mc/core'

/** The run is over, so nothing more is done on the program's behalf; ends host calls that still ask it something. */
export class StoppedError extends AgentError {
  constructor() {
    super('program-stopped', 'The program was stopped; nothing more is done for it.')
  }

  static override isInstance(this: void, error: unknown): error is StoppedError {
    return AgentError.isInstance(error) && error.code === 'program-stopped'
  }
}
