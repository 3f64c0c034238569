import { AgentError, type ModelFault } from '@voyager-mc/core'

/** A cassette is missing, unreadable, or holds no answer to a request. */
export class CassetteError extends AgentError {
  /** The fault of a request whose tools were never offered in the recording; absent for every other. */
  readonly fault?: ModelFault

  constructor(
    message: string,
    { fault, ...options }: { readonly cause?: unknown; readonly fault?: ModelFault | undefined } = {},
  ) {
    super('cassette', message, options)
    if (fault !== undefined) this.fault = fault
  }

  static override isInstance(error: unknown): error is CassetteError {
    return AgentError.isInstance(error) && error.code === 'cassette'
  }
}
