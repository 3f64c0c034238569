import { ModelOutputError, type Skill } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'
import { describeNeed } from './describe-need.ts'

/** Adds the skills that may help; a library that fails costs the attempt its skills, not more. */
export async function retrieveSkills(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const need = describeNeed(attempt.previous)
  const skills = await findSkills(session, attempt, need)
  await session.emit({
    type: 'skill-retrieve',
    skills: skills.map(({ name }) => name),
    ...(need === undefined ? {} : { need }),
  })
  return { ...attempt, skills }
}

async function findSkills(
  session: RunSession,
  { task }: Attempt,
  need: string | undefined,
): Promise<readonly Skill[]> {
  const { roles, settings, signal } = session
  const query = need === undefined ? { task } : { task, need }
  const limit = settings.retrievedSkills
  if (limit === 0) return []
  try {
    return await callRole(session, {
      role: 'skillLibrary',
      call: 'retrieve',
      onExhausted: 'continue',
      work: () => roles.skillLibrary.retrieve(query, { limit, signal }),
    })
  } catch (error) {
    if (RoleFailedError.isInstance(error) || ModelOutputError.isInstance(error)) return []
    throw error
  }
}
