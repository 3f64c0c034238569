import type { CallOptions, Observation, Task } from '@voyager-mc/core'
import { printTask, type TechTree } from '@voyager-mc/tech-tree'
import { wayToTheEnd } from './way-to-the-end.ts'

export interface RuleDecomposerOptions {
  readonly techTree: TechTree
}

/** Splits a goal into tasks in order. */
export type RuleDecomposer = (
  goal: Task,
  observation: Observation,
  options?: CallOptions,
) => Promise<readonly Task[]>

/**
 * A decomposer that splits compound goals by the task language, and goals in the End by the way to it, without a model; what
 * it cannot read stays one task.
 */
export function ruleDecomposer({ techTree }: RuleDecomposerOptions): RuleDecomposer {
  return async (goal, observation, { signal } = {}) => {
    signal?.throwIfAborted()
    const parsed = techTree.parseGoal(goal.name)
    if (parsed.status === 'refused') return [goal]
    const { name: _whole, ...context } = goal
    const [task] = parsed.tasks
    const way = parsed.tasks.length === 1 && task ? wayToTheEnd(task, observation) : undefined
    if (task && way) {
      const last = printTask(task)
      return [...way.filter((name) => name !== last), last].map((name) => ({ ...context, name }))
    }
    if (parsed.tasks.length < 2) return [goal]
    return parsed.tasks.map((each) => ({ ...context, name: printTask(each) }))
  }
}
