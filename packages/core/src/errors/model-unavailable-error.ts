import type { ModelFault } from './model-fault.ts'
import { AgentError } from './agent-error.ts'

/** A model could not be reached or refused the call; never a failure of the task. */
export class ModelUnavailableError extends AgentError {
  /** Absent when nothing is known about it; then it is taken for one that passes by itself. */
  readonly fault?: ModelFault

  constructor(
    message: string,
    { fault, cause }: { readonly fault?: ModelFault; readonly cause?: unknown } = {},
  ) {
    super('model-unavailable', message, { cause })
    if (fault !== undefined) this.fault = fault
  }

  static override isInstance(this: void, error: unknown): error is ModelUnavailableError {
    return AgentError.isInstance(error) && error.code === 'model-unavailable'
  }
}
