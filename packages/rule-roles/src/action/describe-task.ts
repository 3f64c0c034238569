import { printTask, type ParsedTask } from '@voyager-mc/tech-tree'

/** The comment line above a main function. */
export function describeTask(task: ParsedTask): string {
  return `Task: ${printTask(task)}.`
}
