import { AgentError } from './agent-error.ts'

/** A model could not be reached or refused the call; never a failure of the task. */
export class ModelUnavailableError extends AgentError {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super('model-unavailable', message, options)
  }

  static override isInstance(this: void, error: unknown): error is ModelUnavailableError {
    return AgentError.isInstance(error) && error.code === 'model-unavailable'
  }
}
