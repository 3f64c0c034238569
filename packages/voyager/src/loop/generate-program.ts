import { ModelOutputError, type ActionRequest } from '@voyager-mc/core'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { withRememberedChests } from '../state/remember-chests.ts'
import type { Attempt } from './attempt.ts'

/** Adds the program; a reply without one becomes the `problem` that the next attempt hears about. */
export async function generateProgram(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const { task, previous, skills = [], otherSkills } = attempt
  const observation = withRememberedChests(attempt.observation, session.state().chestMemory)
  const { primitives, scope } = session.roles.environment
  const request: ActionRequest = {
    task,
    observation,
    skills,
    ...(primitives && { primitives }),
    ...(scope && { scope }),
    ...(otherSkills && { otherSkills }),
    ...(previous === undefined ? {} : { previous }),
  }
  try {
    const program = await callRole(session, {
      role: 'actionAgent',
      call: 'generate',
      onExhausted: 'abandon-task',
      work: () => session.roles.actionAgent.generate(request, { signal: session.signal }),
    })
    await session.emit({ type: 'program-write', program })
    return { ...attempt, program }
  } catch (error) {
    if (!ModelOutputError.isInstance(error)) throw error
    await session.emit({ type: 'program-reject', problem: error.message, rawText: error.rawText })
    return { ...attempt, problem: error.message }
  }
}
