import { AgentError } from '@voyager-mc/core'

/** A program did something the membrane does not let through; the message names the rule. */
export class MembraneError extends AgentError {
  constructor(message: string) {
    super('membrane', message)
  }

  static override isInstance(this: void, error: unknown): error is MembraneError {
    return AgentError.isInstance(error) && error.code === 'membrane'
  }
}
