import type { Task } from '@voyager-mc/core'

/** Whether a task only tidies the inventory: such tasks are neither recorded nor learned from. */
export function isDepositTask(task: Task): boolean {
  return /^(place and )?deposit useless items into (the|a) chest/i.test(task.name)
}
