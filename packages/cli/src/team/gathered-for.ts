import type { ItemCounts } from '@voyager-mc/core'
import { createTechTree } from '@voyager-mc/tech-tree'

/** Items of the plan for a goal that come out of the ground or off trees, from nothing; empty where there is no plan. */
export function gatheredFor(goal: string, version: string): ItemCounts {
  const techTree = createTechTree(version)
  const parsed = techTree.parseTask(goal)
  const item = parsed.status === 'parsed' ? parsed.task.accepts[0] : undefined
  const plan = item === undefined ? undefined : techTree.plan({ item })
  if (plan?.status !== 'planned') return {}
  const mined = plan.steps.flatMap((step) => (step.type === 'mine' ? [[step.item, step.count] as const] : []))
  return Object.fromEntries(mined)
}
