import { AgentError } from '@voyager-mc/core'

/** A cassette is missing, unreadable, or holds no answer to a request. */
export class CassetteError extends AgentError {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super('cassette', message, options)
  }

  static override isInstance(error: unknown): error is CassetteError {
    return AgentError.isInstance(error) && error.code === 'cassette'
  }
}
