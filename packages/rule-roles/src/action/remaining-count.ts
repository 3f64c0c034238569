import type { ActionRequest } from '@voyager-mc/core'
import type { ParsedTask } from '@voyager-mc/tech-tree'
import { taskPrograms } from './task-programs.ts'

/** Makes what tells, at a later attempt, the task without what the earlier ones have brought and is still held. */
export function remainingCount(): (task: ParsedTask, request: ActionRequest) => ParsedTask {
  let rollout = { name: '', held: 0 }
  return (task, { task: { name }, observation: { inventory }, previous }) => {
    const held = task.accepts.reduce((sum, item) => sum + (inventory[item] ?? 0), 0)
    if (previous === undefined || rollout.name !== name) rollout = { name, held }
    const gained = held - rollout.held
    if (gained <= 0 || taskPrograms[task.verb].takesCount !== true) return task
    return { ...task, count: Math.max(1, task.count - gained) }
  }
}
