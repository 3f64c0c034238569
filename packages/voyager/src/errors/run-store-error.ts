import { AgentError } from '@voyager-mc/core'

/** The run's store cannot be read or written. */
export class RunStoreError extends AgentError {
  /** The file or document concerned. */
  readonly path: string

  constructor(path: string, message: string, options: { readonly cause?: unknown } = {}) {
    super('run-store', message, options)
    this.path = path
  }

  static override isInstance(error: unknown): error is RunStoreError {
    return AgentError.isInstance(error) && error.code === 'run-store'
  }
}
