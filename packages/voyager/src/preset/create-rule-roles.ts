import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { definedOf, type Random } from '@voyager-mc/core'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { techTreeCurriculum } from '@voyager-mc/rule-roles'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { RunState } from '../state/run-state.ts'
import type { DefaultRoles } from './default-roles.ts'

/** Knowledge the rules go by. */
export interface CreateRuleRolesOptions {
  readonly techTree: TechTree
  /** The progress to continue. */
  readonly state: RunState
  readonly random?: Random
}

/** The roles that need no model: they propose, plan and judge by the tech tree. */
export function createRuleRoles({
  techTree,
  state: { completed, failed },
  random,
}: CreateRuleRolesOptions): Pick<DefaultRoles, 'curriculum' | 'actionAgent' | 'critic'> {
  return {
    curriculum: techTreeCurriculum({ techTree, initial: { completed, failed }, ...definedOf({ random }) }),
    actionAgent: plannerActionAgent({ techTree }),
    critic: postconditionCritic({ techTree }),
  }
}
