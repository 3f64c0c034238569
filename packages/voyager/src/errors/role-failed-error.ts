import { AgentError, redactSecrets } from '@voyager-mc/core'
import type { RoleName } from '../events/role-name.ts'

/** A role kept throwing after every retry. */
export class RoleFailedError extends AgentError {
  readonly role: RoleName
  /** The method that threw. */
  readonly call: string

  constructor(role: RoleName, { call, cause }: { readonly call: string; readonly cause: unknown }) {
    const reason = redactSecrets(cause instanceof Error ? cause.message : String(cause))
    super(
      'role-failed',
      `${role}.${call} keeps failing: ${reason.replace(/\.$/, '')}; repair the role and resume.`,
      {
        cause,
      },
    )
    this.role = role
    this.call = call
  }

  static override isInstance(error: unknown): error is RoleFailedError {
    return AgentError.isInstance(error) && error.code === 'role-failed'
  }
}
