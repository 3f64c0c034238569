import { EnvironmentLostError, InvalidArgumentError, type Program, type StepResult } from '@voyager-mc/core'
import { RunHalt } from '../errors/run-halt.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { untilAborted } from '../session/until-aborted.ts'
import type { Attempt } from './attempt.ts'

/** Adds what the program did to the world; whatever the environment throws means that the world is lost. */
export async function executeProgram(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const { roles } = session
  if (attempt.program === undefined)
    throw new InvalidArgumentError('program', undefined, 'generate one first.')
  const written = attempt.program
  const program = await callRole(session, {
    role: 'skillLibrary',
    call: 'resolve',
    lastly: 'abandon-task',
    work: () => roles.skillLibrary.resolve(written),
  })
  const step = await stepOnce(session, program)
  await session.emit({ type: 'step-end', step })
  return { ...attempt, step }
}

async function stepOnce({ roles, settings, signal }: RunSession, program: Program): Promise<StepResult> {
  const { stepTimeoutMs: timeoutMs } = settings
  try {
    const work = roles.environment.step(program, {
      signal,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })
    return await untilAborted(work, signal)
  } catch (error) {
    if (signal.aborted) throw new RunHalt('aborted', 'the signal was aborted', { cause: error })
    if (EnvironmentLostError.isInstance(error)) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new EnvironmentLostError('disconnected', `The environment failed: ${message}`, { cause: error })
  }
}
