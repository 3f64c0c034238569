import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'

/**
 * Lets the library count how the skills did that the program of a judged attempt calls; one that cannot be counted
 * costs the count, not the attempt.
 */
export async function recordSkillUses(
  session: RunSession,
  { program, status, step }: Attempt,
): Promise<void> {
  const { skillLibrary } = session.roles
  // A program that somebody stopped says nothing about the skills it calls.
  const isTelling = status === 'succeeded' || (status === 'failed' && step?.outcome.status !== 'interrupted')
  if (skillLibrary.recordUses === undefined || program === undefined || !isTelling) return
  const outcome = status === 'succeeded' ? 'succeeded' : 'failed'
  try {
    await callRole(session, {
      role: 'skillLibrary',
      call: 'recordUses',
      onExhausted: 'continue',
      work: async () => skillLibrary.recordUses?.(program, outcome),
    })
  } catch (error) {
    if (!RoleFailedError.isInstance(error)) throw error
  }
}
