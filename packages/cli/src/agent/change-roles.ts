import type { Curriculum, Random } from '@voyager-mc/core'
import { ablate, paperTasks } from '@voyager-mc/evaluation'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import type { AgentSettings } from './agent-settings.ts'
import { loadOptional } from '../faults/load-optional.ts'

/** The roles after `--manual` and `--ablate`. */
export async function changeRoles(
  roles: VoyagerRoles,
  { settings, random }: { readonly settings: AgentSettings; readonly random: Random | undefined },
): Promise<VoyagerRoles> {
  const { ablate: names } = settings
  const curriculum = await ablatedCurriculum(settings, random)
  const left = ablate(roles, {
    ...(curriculum && { curriculum }),
    skillLibrary: !names.includes('skill-library'),
    environmentFeedback: !names.includes('environment-feedback'),
    executionErrors: !names.includes('execution-errors'),
    selfVerification: !names.includes('self-verification'),
    questions: !names.includes('questions'),
  })
  return { ...left, ...(await manualRoles(settings)) }
}

async function ablatedCurriculum(
  { ablate: names, version }: AgentSettings,
  random: Random | undefined,
): Promise<Curriculum | undefined> {
  if (!names.includes('random-curriculum') && !names.includes('fixed-curriculum')) return undefined
  const { fixedCurriculum, randomCurriculum } = await loadOptional(
    '@voyager-mc/curriculum',
    () => import('@voyager-mc/curriculum'),
  )
  if (names.includes('fixed-curriculum')) return fixedCurriculum(paperTasks)
  const { createTechTree } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/tech-tree'),
  )
  const techTree = createTechTree(version)
  const items = techTree.items.filter((item) => Number.isFinite(techTree.effort(item)))
  return randomCurriculum(items, random === undefined ? {} : { random })
}

async function manualRoles({ manual }: AgentSettings): Promise<Partial<VoyagerRoles>> {
  if (manual.length === 0) return {}
  const { createTerminalPrompter, manualCurriculum } = await loadOptional(
    '@voyager-mc/curriculum',
    () => import('@voyager-mc/curriculum'),
  )
  const { manualCritic } = await loadOptional('@voyager-mc/critic', () => import('@voyager-mc/critic'))
  // Questions go to standard error, so that standard output stays readable by programs.
  const prompter = createTerminalPrompter({ input: process.stdin, output: process.stderr })
  return {
    ...(manual.includes('critic') && { critic: manualCritic({ prompter }) }),
    ...(manual.includes('curriculum') && { curriculum: manualCurriculum({ prompter }) }),
  }
}
