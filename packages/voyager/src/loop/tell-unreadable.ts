import type { ModelOutputError } from '@voyager-mc/core'
import type { RoleErrorEvent } from '../events/fault-events.ts'
import type { RunSession } from '../session/run-session.ts'

/** Tells that the reply of a role cannot be read, and that the run goes on without it. */
export async function tellUnreadable(
  session: RunSession,
  { role, call, error }: Pick<RoleErrorEvent, 'role' | 'call'> & { readonly error: ModelOutputError },
): Promise<void> {
  await session.emit({ type: 'role-error', role, call, message: error.message, recovery: 'continue' })
}
