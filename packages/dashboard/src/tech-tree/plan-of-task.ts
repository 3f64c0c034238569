import type { ItemCounts } from '@voyager-mc/core'
import type { DashboardTree, TreeStep, TreeTask } from '../dashboard-tree.ts'

/** Steps that lead from what is held to the end of a task; empty when it asks for nothing that can be planned. */
export function planOfTask(
  tree: DashboardTree,
  { task, inventory }: { readonly task: string; readonly inventory: ItemCounts },
): readonly TreeStep[] {
  const { tasks = [] } = tree.parseGoal(task)
  return tasks.flatMap((part) =>
    targetsOf(part, inventory).flatMap((target) => tree.plan(target, { inventory }).steps ?? []),
  )
}

/** Items that a task ends with. */
function targetsOf(
  { accepts, count, goal }: TreeTask,
  inventory: ItemCounts,
): readonly { readonly item: string; readonly count?: number }[] {
  if (goal.kind === 'worn')
    return (goal.sets ?? []).flatMap((set) => {
      const [item] = bestFirst(set, inventory)
      return item === undefined ? [] : [{ item }]
    })
  const wanted = goal.kind === 'placed' ? (goal.items ?? []) : accepts
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
