import { definedOf, type ExperienceStore, type Random, type WayRecord } from '@voyager-mc/core'
import {
  createExperience,
  joiningCritic,
  learningCritic,
  plannerActionAgent,
  postconditionCritic,
  ruleDecomposer,
  techTreeCurriculum,
} from '@voyager-mc/rule-roles'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { RunState } from '../state/run-state.ts'
import type { DefaultRoles } from './default-roles.ts'

/** Knowledge the rules go by. */
interface CreateRuleRolesOptions {
  readonly techTree: TechTree
  /** The progress to continue. */
  readonly state: RunState
  readonly random?: Random
  /** Experience of earlier lives; absent, or `none`, lets the rules go by the tech tree alone. */
  readonly experience?: readonly WayRecord[] | 'none'
  /** Keeps what is experienced; absent forgets it with the process. */
  readonly experienceStore?: ExperienceStore
}

/** The roles that need no model: they propose, plan and judge by the tech tree, and learn what ways cost. */
export function createRuleRoles({
  techTree,
  state: { completed, failed },
  random,
  experience: records = [],
  experienceStore: store,
}: CreateRuleRolesOptions): Pick<DefaultRoles, 'curriculum' | 'actionAgent' | 'critic' | 'decomposer'> {
  const chance = definedOf({ random })
  const critic = joiningCritic(postconditionCritic({ techTree }))
  const continuesAttempts = true
  const decomposer = ruleDecomposer({ techTree })
  const initial = { completed, failed }
  const experience =
    records === 'none' ? undefined : createExperience({ version: techTree.version, records, ...chance })
  const known = definedOf({ experience })
  const curriculum = techTreeCurriculum({
    techTree,
    initial,
    ...known,
    ...definedOf({ experienceStore: store }),
    ...chance,
  })
  const { isNovelty: isOptional, canWait, isPerilous, isOwn: keepsSafe } = curriculum
  return {
    curriculum,
    actionAgent: plannerActionAgent({
      techTree,
      continuesAttempts,
      isOptional,
      canWait,
      isPerilous,
      keepsSafe,
      ...known,
    }),
    critic:
      experience === undefined ? critic : learningCritic(critic, { experience, ...definedOf({ store }) }),
    decomposer,
  }
}
