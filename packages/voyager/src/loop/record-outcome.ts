import { definedOf, EnvironmentLostError, ModelOutputError, type TaskOutcome } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import type { RolloutResult } from './rollout.ts'

/** Writes the end of a task to the journal and tells the curriculum; abandoned tasks are not its business. */
export async function recordOutcome(session: RunSession, result: RolloutResult): Promise<void> {
  const { task, status, attempts, reason, log } = result
  const why = definedOf({ reason, log })
  await session.emit({ type: 'task-end', task, status, attempts, ...why })
  if (status === 'abandoned') return
  const outcome: TaskOutcome = { task, status, attempts, ...why }
  try {
    await callRole(session, {
      role: 'curriculum',
      call: 'record',
      onExhausted: 'continue',
      work: () => session.roles.curriculum.record(outcome),
    })
  } catch (error) {
    // The outcome is in the journal, from which the curriculum is filled at the next start.
    const isHarmless =
      RoleFailedError.isInstance(error) ||
      ModelOutputError.isInstance(error) ||
      EnvironmentLostError.isInstance(error)
    if (!isHarmless) throw error
  }
}
