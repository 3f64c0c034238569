import { AgentError } from '@voyager-mc/core'

/** The world could not be brought to the start of a task. */
export class TrialStartError extends AgentError {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super('trial-start', message, options)
  }

  static override isInstance(this: void, error: unknown): error is TrialStartError {
    return AgentError.isInstance(error) && error.code === 'trial-start'
  }
}
