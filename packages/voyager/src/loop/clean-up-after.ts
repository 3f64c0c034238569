import { EnvironmentLostError, type Observation } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import { restoreEnvironment } from '../recovery/restore-environment.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'
import { stepOnce } from './execute-program.ts'

/** Runs the program that `afterFailure` wants after a failed attempt; gives what the agent sees then, if there was one. */
export async function cleanUpAfter(session: RunSession, { step }: Attempt): Promise<Observation | undefined> {
  const { afterFailure } = session.settings
  if (afterFailure === undefined || step === undefined) return undefined
  try {
    const program = await callRole(session, {
      role: 'environment',
      call: 'afterFailure',
      onExhausted: 'continue',
      work: async () => afterFailure(step),
    })
    if (program === undefined) return undefined
    const cleaned = await stepOnce(session, program)
    await session.emit({ type: 'step-end', step: cleaned, isCleanUp: true })
    return cleaned.observation
  } catch (error) {
    if (RoleFailedError.isInstance(error)) return undefined
    if (EnvironmentLostError.isInstance(error)) return restoreEnvironment(session, error)
    throw error
  }
}
