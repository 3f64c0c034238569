import { AgentError } from './agent-error.ts'

/** Why the world is gone. */
export type EnvironmentLostReason =
  | 'refused'
  | 'kicked'
  | 'disconnected'
  | 'version-mismatch'
  | 'name-taken'
  | 'not-minecraft'
  | 'sign-in'
  | 'timeout'
  | 'closed'

/** The connection to the world could not be made or was lost; never a failure of the task. */
export class EnvironmentLostError extends AgentError {
  readonly reason: EnvironmentLostReason

  constructor(reason: EnvironmentLostReason, message: string, options: { readonly cause?: unknown } = {}) {
    super('environment-lost', message, options)
    this.reason = reason
  }

  static override isInstance(this: void, error: unknown): error is EnvironmentLostError {
    return AgentError.isInstance(error) && error.code === 'environment-lost'
  }
}
