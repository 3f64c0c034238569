import { AgentError } from '@voyager-mc/core'

/** No PostgreSQL of this machine can be used as it is; the sentence names the command that mends it. */
export class LocalDatabaseError extends AgentError {
  constructor(message: string, { cause }: { readonly cause?: unknown } = {}) {
    super('local-database', message, { cause })
  }

  static override isInstance(this: void, error: unknown): error is LocalDatabaseError {
    return AgentError.isInstance(error) && error.code === 'local-database'
  }
}
