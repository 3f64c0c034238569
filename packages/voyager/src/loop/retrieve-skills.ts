import { definedOf, ModelOutputError, type Skill, type SkillOutline, type SkillQuery } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'
import { describeEarlierNeed, describeNeed } from './describe-need.ts'
import { earlierFailures } from './earlier-failures.ts'

/** Adds the skills that may help; a library that fails costs the attempt its skills, not more. */
export async function retrieveSkills(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const need = describeNeed(attempt.previous) ?? describeEarlierNeed(earlierFailures(session, attempt))
  const names = await plannedNames(session, attempt)
  const { task } = attempt
  const query = { task, ...definedOf({ need }), ...(names.length > 0 && { names }) }
  const skills = await findSkills(session, query)
  await session.emit({
    type: 'skill-retrieve',
    skills: skills.map(({ name }) => name),
    ...(need === undefined ? {} : { need }),
  })
  const otherSkills = await outlineOthers(session, { query, skills })
  return { ...attempt, skills, ...definedOf({ otherSkills }) }
}

/** The skills in use that are not shown in full; undefined when the library does not say or fails. */
async function outlineOthers(
  session: RunSession,
  { query, skills }: { readonly query: SkillQuery; readonly skills: readonly Skill[] },
): Promise<readonly SkillOutline[] | undefined> {
  const { skillLibrary } = session.roles
  if (skillLibrary.outline === undefined || session.settings.retrievedSkills === 0) return undefined
  const shown = new Set(skills.map(({ name }) => name))
  try {
    const outline = await callRole(session, {
      role: 'skillLibrary',
      call: 'outline',
      onExhausted: 'continue',
      work: async () => (await skillLibrary.outline?.(query)) ?? [],
    })
    return outline.filter(({ name }) => !shown.has(name))
  } catch (error) {
    if (RoleFailedError.isInstance(error)) return undefined
    throw error
  }
}

/** Names the agent's plan goes over; an agent without a plan, or one that cannot make it, names none. */
async function plannedNames(session: RunSession, { task, observation }: Attempt): Promise<readonly string[]> {
  const { actionAgent } = session.roles
  if (actionAgent.plannedNames === undefined) return []
  try {
    return await callRole(session, {
      role: 'actionAgent',
      call: 'plannedNames',
      onExhausted: 'continue',
      work: async () => (await actionAgent.plannedNames?.({ task, observation })) ?? [],
    })
  } catch (error) {
    if (RoleFailedError.isInstance(error) || ModelOutputError.isInstance(error)) return []
    throw error
  }
}

async function findSkills(session: RunSession, query: SkillQuery): Promise<readonly Skill[]> {
  const { roles, settings, signal } = session
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
