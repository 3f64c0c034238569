import { definedOf, ModelOutputError, type ActionRequest, type Program } from '@voyager-mc/core'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { rememberedIn } from '../state/remembered-in.ts'
import type { Attempt } from './attempt.ts'
import { earlierFailures } from './earlier-failures.ts'

/** Adds the program; a reply without one becomes the `problem` that the next attempt hears about. */
export async function generateProgram(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const { previous, skills = [], otherSkills } = attempt
  const { signal } = session
  const { oversight } = session.settings
  const task = (await oversight?.withWords(attempt.task, { signal })) ?? attempt.task
  const observation = rememberedIn(session.state(), attempt.observation)
  const { primitives, scope } = session.roles.environment
  const request: ActionRequest = {
    task,
    observation,
    skills,
    ...(primitives && { primitives }),
    ...(scope && { scope }),
    ...(otherSkills && { otherSkills }),
    ...definedOf({ previous, earlierFailures: earlierFailures(session, attempt) }),
  }
  try {
    const program = await callRole(session, {
      role: 'actionAgent',
      call: 'generate',
      onExhausted: 'abandon-task',
      work: () => session.roles.actionAgent.generate(request, { signal: session.signal }),
    })
    const reviewed = (await oversight?.review(program, { task, signal })) ?? program
    if ('rejected' in reviewed) return reject(session, { attempt, program, reason: reviewed.rejected })
    await session.emit({ type: 'program-write', program: reviewed })
    return { ...attempt, program: reviewed }
  } catch (error) {
    if (!ModelOutputError.isInstance(error)) throw error
    await session.emit({ type: 'program-reject', problem: error.message, rawText: error.rawText })
    return { ...attempt, problem: error.message, ...(error.isFinal && { isRefused: true }) }
  }
}

/** A program that a person does not want is no program; the next attempt hears why. */
async function reject(
  session: RunSession,
  {
    attempt,
    program,
    reason,
  }: { readonly attempt: Attempt; readonly program: Program; readonly reason: string },
): Promise<Attempt> {
  const problem = `A person rejected the program: ${reason}`
  await session.emit({ type: 'program-reject', problem, rawText: program.source })
  return { ...attempt, problem }
}
