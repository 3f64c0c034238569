import { hostileCreatures } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'

/** Whether a task is to kill a monster, or has, from empty hands, a plan that kills some. */
export function huntsMonster(task: string, techTree: TechTree): boolean {
  const parsed = techTree.parseTask(task)
  if (parsed.status === 'refused') return false
  const { names, accepts } = parsed.task
  if (names.some((name) => hostileCreatures.has(name))) return true
  const [item] = accepts
  const plan = item === undefined ? undefined : techTree.plan(item)
  if (plan === undefined || plan.status === 'refused') return false
  return plan.steps.some((step) => step.type === 'kill' && hostileCreatures.has(step.mob))
}
