import {
  definedOf,
  EnvironmentLostError,
  InvalidArgumentError,
  type Program,
  type StepResult,
} from '@voyager-mc/core'
import { callRole } from '../recovery/call-role.ts'
import { haltOf } from '../session/halt-of.ts'
import type { RunSession } from '../session/run-session.ts'
import { untilAborted } from '../session/until-aborted.ts'
import type { Attempt } from './attempt.ts'
import { countedItems } from './counted-items.ts'

/** Adds what the program did to the world; whatever the environment throws means that the world is lost. */
export async function executeProgram(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const { roles } = session
  if (attempt.program === undefined)
    throw new InvalidArgumentError('program', undefined, 'generate one first.')
  const written = attempt.program
  const program = await callRole(session, {
    role: 'skillLibrary',
    call: 'resolve',
    onExhausted: 'abandon-task',
    work: () => roles.skillLibrary.resolve(written),
  })
  const step = await stepOnce(session, program, await countedItems(session, attempt))
  await session.emit({ type: 'step-end', step })
  return { ...attempt, step }
}

/** Runs a program in the world; whatever the environment throws means that the world is lost. */
export async function stepOnce(
  session: RunSession,
  program: Program,
  keeps?: readonly string[],
): Promise<StepResult> {
  const { roles, settings, signal } = session
  const { stepTimeoutMs: timeoutMs } = settings
  const watch = new AbortController()
  try {
    const work = roles.environment.step(program, {
      signal,
      ...definedOf({ timeoutMs, keeps }),
    })
    return await untilAborted(Promise.race([work, failWhenHung(session, watch.signal)]), signal)
  } catch (error) {
    if (signal.aborted) throw haltOf(signal, error)
    if (EnvironmentLostError.isInstance(error)) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new EnvironmentLostError('disconnected', `The environment failed: ${message}`, { cause: error })
  } finally {
    watch.abort()
  }
}

// An environment ends a program at its own limit, ten minutes in bot-runtime; one that says nothing for twice as
// long is hung, and so is one that is a minute over the limit it was given.
const silentMs = 1_200_000
const graceMs = 60_000

async function failWhenHung({ settings }: RunSession, signal: AbortSignal): Promise<never> {
  const { clock, stepTimeoutMs } = settings
  const limitMs = stepTimeoutMs === undefined ? silentMs : stepTimeoutMs + graceMs
  await untilAborted(clock.sleep(limitMs, { signal }), signal)
  throw new EnvironmentLostError(
    'timeout',
    `The environment gave no answer within ${limitMs} ms; it is joined anew.`,
  )
}
