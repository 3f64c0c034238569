import type { Observation, Task } from '@voyager-mc/core'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'

export interface PlannedNamesOptions {
  readonly techTree: TechTree
  readonly observation: Observation
}

/** Items, blocks and creatures that the plan for a task goes over, tools and stations included; empty without a plan. */
export function plannedNames(task: Task, { techTree, observation }: PlannedNamesOptions): readonly string[] {
  const parsed = techTree.parseTask(task.name)
  if (parsed.status === 'refused') return []
  const [item] = parsed.task.accepts
  if (item === undefined) return []
  // From nothing: a program has to be able to begin anew after a death.
  const plans = [techTree.plan(item), techTree.plan(item, { inventory: observation.inventory })]
  const names = plans.flatMap((plan) => (plan.status === 'refused' ? [] : plan.steps.flatMap(namesOf)))
  return [...new Set([...parsed.task.names.slice(0, 1), ...names])]
}

function namesOf(step: PlanStep): readonly string[] {
  switch (step.type) {
    case 'mine':
      return [step.item, ...step.blocks, ...(step.tool === undefined ? [] : [step.tool])]
    case 'kill':
      return [step.item, step.mob]
    case 'smelt':
      return [step.item, step.input, step.station]
    case 'travel':
      return []
    case 'place':
      return [step.item]
    case 'craft':
    case 'smith':
      return [step.item, ...Object.keys(step.inputs)]
    case 'fish':
    case 'farm':
    case 'use':
    case 'barter':
    case 'trade':
    case 'loot':
    case 'enchant':
    case 'brew':
    case 'strip':
    case 'wax':
    case 'age':
    case 'dye':
    case 'breed':
    case 'throw':
      return [step.item, step.on, ...Object.keys(step.inputs)]
  }
}
