import type { Observation, Task } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'

export interface CountedItemsOptions {
  readonly techTree: TechTree
  readonly observation: Pick<Observation, 'inventory'>
}

/** Items that a task counts, and what they are smelted of: undefined for a task that is not understood. */
export function countedItems(
  task: Task,
  { techTree, observation }: CountedItemsOptions,
): readonly string[] | undefined {
  const parsed = techTree.parseGoal(task.name)
  if (parsed.status === 'refused') return undefined
  const items = parsed.tasks.flatMap(({ names, accepts }) => {
    const [item] = accepts
    const plan = item === undefined ? undefined : techTree.plan(item, { inventory: observation.inventory })
    const smelted =
      plan?.status === 'planned'
        ? plan.steps.flatMap((step) => (step.type === 'smelt' ? [step.input] : []))
        : []
    return [...names, ...accepts, ...smelted]
  })
  return [...new Set(items)]
}
