import type { Observation, Task } from '@voyager-mc/core'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'

export interface PlannedNamesOptions {
  readonly techTree: TechTree
  readonly observation: Pick<Observation, 'inventory'>
}

/**
 * Items, blocks, creatures and stations that the plan for a task goes over, what is nearest to the task first: the thing
 * itself, then the steps that are still to be done from the last one back, then those of the plan from nothing. Empty for
 * a task that is not understood or has no plan.
 */
export function plannedNames(task: Task, { techTree, observation }: PlannedNamesOptions): readonly string[] {
  const parsed = techTree.parseTask(task.name)
  if (parsed.status === 'refused') return []
  const { names, accepts } = parsed.task
  const [item] = accepts
  if (item === undefined) return names.slice(0, 1)
  // From nothing, too: a program has to be able to begin anew after a death.
  const plans = [techTree.plan(item, { inventory: observation.inventory }), techTree.plan(item)]
  const planned = plans.flatMap((plan) =>
    plan.status === 'refused' ? [] : plan.steps.toReversed().flatMap(namesOf),
  )
  return [...new Set([...names.slice(0, 1), ...planned].flatMap(withFamily))]
}

// Families by which tasks name what a plan has one member of.
const families: readonly (readonly [member: RegExp, name: string])[] = [
  [/_log$/, 'wood log'],
  [/_planks$/, 'planks'],
  [/_wool$/, 'wool'],
]

function withFamily(name: string): readonly string[] {
  return [name, ...families.flatMap(([member, family]) => (member.test(name) ? [family] : []))]
}

function namesOf(step: PlanStep): readonly string[] {
  if ('on' in step) return [step.item, step.on, ...Object.keys(step.inputs)]
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
      return [step.item, ...Object.keys(step.inputs), ...(step.station === undefined ? [] : [step.station])]
  }
}
