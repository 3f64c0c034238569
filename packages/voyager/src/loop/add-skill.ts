import { ModelOutputError } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'
import { tellUnreadable } from './tell-unreadable.ts'

/** Puts a program that passed into the skill library; a library that fails costs the skill, not the task. */
export async function addSkill(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const { task, program, number, observation: start, step } = attempt
  if (program === undefined) return attempt
  const { roles, signal, settings } = session
  const provenance = {
    ...settings.provenance,
    attempts: number,
    ...(step && { ticks: step.observation.elapsedTicks }),
  }
  try {
    const skill = await callRole(session, {
      role: 'skillLibrary',
      call: 'add',
      onExhausted: 'continue',
      work: () => roles.skillLibrary.add(program, task, { signal, start, provenance }),
    })
    const { name, version, refused: reason } = skill
    const about = { name, version, task: task.name }
    await session.emit(
      reason === undefined ? { type: 'skill-add', ...about } : { type: 'skill-refuse', ...about, reason },
    )
    return { ...attempt, skill }
  } catch (error) {
    if (RoleFailedError.isInstance(error)) return attempt
    if (!ModelOutputError.isInstance(error)) throw error
    await tellUnreadable(session, { role: 'skillLibrary', call: 'add', error })
    return attempt
  }
}
