import type { ItemCounts } from '@voyager-mc/core'
import type { ItemTarget, ParsedTask, PlanStep, TechTree } from '@voyager-mc/tech-tree'

/** Steps that lead from what is held to the end of a task; empty when it asks for nothing that can be planned. */
export function planOfTask(
  tree: TechTree,
  { task, inventory }: { readonly task: string; readonly inventory: ItemCounts },
): readonly PlanStep[] {
  const parsed = tree.parseGoal(task)
  if (parsed.status !== 'parsed') return []
  return parsed.tasks.flatMap((part) =>
    targetsOf(part, inventory).flatMap((target) => {
      const plan = tree.plan(target, { inventory })
      return plan.status === 'planned' ? plan.steps : []
    }),
  )
}

/** Items that a task ends with. */
function targetsOf({ accepts, count, goal }: ParsedTask, inventory: ItemCounts): readonly ItemTarget[] {
  if (goal.kind === 'worn')
    return goal.sets.flatMap((set) => {
      const [item] = bestFirst(set, inventory)
      return item === undefined ? [] : [{ item }]
    })
  const wanted = goal.kind === 'placed' ? goal.items : accepts
  const [item] = bestFirst(wanted, inventory)
  if (item === undefined) return []
  // A task of gathering wants as many more, whatever is held already.
  const before = goal.kind === 'held' && goal.isTotal !== true ? (inventory[item] ?? 0) : 0
  return [{ item, count: count + before }]
}

/** Those that are held come first: a plan goes on with the kind of wood that was begun. */
function bestFirst(names: readonly string[], inventory: ItemCounts): readonly string[] {
  return [...names].sort((one, other) => (inventory[other] ?? 0) - (inventory[one] ?? 0))
}
