import { printTask, taskKindOf, type ParsedTask } from '@voyager-mc/tech-tree'
import { taskPrograms } from './task-programs.ts'

/** Says what a program for a task lacks, and the nearest goal that is possible, in one sentence. */
export function describeLack(task: ParsedTask, lacks: ReadonlySet<string> = new Set()): string {
  const nearest = printTask(taskKindOf(task.verb).nearest(task))
  const own = printTask(task)
  const lack = lacks.size === 0 ? taskPrograms[task.verb].lack : `nothing brings ${[...lacks].join(', ')}`
  const remedy =
    nearest === own ? 'propose another task' : `the nearest that is possible is ${JSON.stringify(nearest)}`
  return `No program can do ${JSON.stringify(own)}: ${lack}; ${remedy}.`
}
