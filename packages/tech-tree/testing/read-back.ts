import type { TechTree } from '../src/contract/tech-tree.ts'
import { printTask } from '../src/task/print-task.ts'

/** Prints the tasks of a sentence as they were understood, or says why it was refused. */
export function readBack(tree: TechTree, text: string): string {
  const parsed = tree.parseGoal(text)
  return parsed.status === 'refused'
    ? parsed.message
    : parsed.tasks.map((task) => printTask(task)).join(', then ')
}
