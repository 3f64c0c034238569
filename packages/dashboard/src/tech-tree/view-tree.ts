import { definedOf, type ItemCounts } from '@voyager-mc/core'
import type { DashboardTree, TreeStep } from '../dashboard-tree.ts'
import type { RunView } from '../view/run-view.ts'
import { columnsOf } from './columns-of.ts'
import { planOfTask } from './plan-of-task.ts'
import type { TreeNode, TreeNodeState, TreeView } from './tree-view.ts'

/** Parts of a run that fill the tree. */
export interface ViewTreeRun extends Pick<RunView, 'task' | 'items'> {
  readonly inventory: ItemCounts
}

/** Great aims of the game; the ways to them are shown from the start, so that the tree can fill. */
const aims = [
  'wooden_pickaxe',
  'stone_pickaxe',
  'furnace',
  'iron_pickaxe',
  'shield',
  'bucket',
  'diamond_pickaxe',
  'enchanting_table',
  'ender_eye',
]
/** More names than these are no picture any more. */
const mostHad = 120
const mostNext = 8

/** The tech tree as a run fills it: items had, items planned for its task and the way to the great aims. */
export function viewTree(tree: DashboardTree, { inventory, task, items }: ViewTreeRun): TreeView {
  const steps = task === undefined ? [] : planOfTask(tree, { task: task.name, inventory })
  const planned = stepsByItem(steps)
  const had = new Map(items.slice(-mostHad).map((item) => [item.name, item]))
  const next = new Set(
    tree
      .nextUnlocks(
        inventory,
        items.map(({ name }) => name),
        { limit: mostNext },
      )
      .map(({ item }) => item),
  )
  const shown = new Set([...wayTo(tree, aims), ...had.keys(), ...planned.keys(), ...next])
  for (const step of steps) for (const need of needsOfStep(step)) shown.add(need)
  const needs = new Map(
    [...shown].map((name) => {
      const all = [...needsOf(tree, name), ...(planned.get(name) ?? []).flatMap(needsOfStep)]
      return [name, [...new Set(all)].filter((need) => shown.has(need) && need !== name)]
    }),
  )
  const columns = columnsOf(needs)
  const nodes = [...shown].map((name): TreeNode => {
    const first = had.get(name)
    const count = inventory[name] ?? 0
    return {
      name,
      state: stateOf(name, { count, planned, had, next }),
      column: columns.get(name) ?? 0,
      needs: needs.get(name) ?? [],
      ...(count > 0 && { count }),
      ...definedOf({
        step: planned
          .get(name)
          ?.map((step) => tree.describeStep(step))
          .join('; '),
        hadAtMs: first?.atMs,
        hadFor: first?.task,
      }),
    }
  })
  return {
    version: tree.version,
    ...(task && { task: task.name, ...definedOf({ reasoning: task.reasoning }) }),
    steps: steps.map((step) => tree.describeStep(step)),
    nodes,
  }
}

interface Standing {
  readonly count: number
  readonly planned: ReadonlyMap<string, unknown>
  readonly had: ReadonlyMap<string, unknown>
  readonly next: ReadonlySet<string>
}

/** State of an item; one that is still to be brought is planned, also when some of it is held. */
function stateOf(name: string, { count, planned, had, next }: Standing): TreeNodeState {
  if (planned.has(name)) return 'planned'
  if (count > 0) return 'held'
  if (had.has(name)) return 'had'
  return next.has(name) ? 'next' : 'open'
}

function stepsByItem(steps: readonly TreeStep[]): ReadonlyMap<string, readonly TreeStep[]> {
  const found = new Map<string, TreeStep[]>()
  for (const step of steps)
    if (step.item !== undefined && step.type !== 'travel' && step.type !== 'place')
      found.set(step.item, [...(found.get(step.item) ?? []), step])
  return found
}

function needsOfStep(step: TreeStep): readonly string[] {
  return [
    ...Object.keys(step.inputs ?? {}),
    ...[step.input, step.fuel, step.tool, step.station].filter((name) => name !== undefined),
  ]
}

/** Things that the cheapest way to an item takes. */
function needsOf(tree: DashboardTree, name: string): readonly string[] {
  const [way] = tree.ways(name)
  if (way === undefined) return []
  return [
    ...Object.keys(way.inputs),
    ...way.tools.slice(0, 1),
    ...(way.station === undefined ? [] : [way.station]),
  ]
}

/** The items and everything on the cheapest way to them. */
function wayTo(tree: DashboardTree, names: readonly string[]): ReadonlySet<string> {
  const known = new Set(tree.items)
  const found = new Set<string>()
  const waiting = names.filter((name) => known.has(name))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...needsOf(tree, name))
  }
  return found
}
