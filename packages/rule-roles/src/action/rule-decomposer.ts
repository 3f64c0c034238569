import type { CallOptions, Observation, Task } from '@voyager-mc/core'
import { printTask, type TechTree } from '@voyager-mc/tech-tree'

export interface RuleDecomposerOptions {
  readonly techTree: TechTree
}

/** Splits a goal into tasks in order. */
export type RuleDecomposer = (
  goal: Task,
  observation: Observation,
  options?: CallOptions,
) => Promise<readonly Task[]>

/** A decomposer that splits compound goals by the task language, without a model; what it cannot read stays one task. */
export function ruleDecomposer({ techTree }: RuleDecomposerOptions): RuleDecomposer {
  return async (goal, _observation, { signal } = {}) => {
    signal?.throwIfAborted()
    const parsed = techTree.parseGoal(goal.name)
    if (parsed.status === 'refused' || parsed.tasks.length < 2) return [goal]
    const { name: _whole, ...context } = goal
    return parsed.tasks.map((task) => ({ ...context, name: printTask(task) }))
  }
}
