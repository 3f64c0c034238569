import type { Task } from '@voyager-mc/core'
import type { CurriculumSituation } from './curriculum-rule.ts'

export interface RefuseRepeatsOptions {
  /** Failed rollouts after which the same phrase is not tried again. */
  readonly maxFailures?: number
  /** Brings phrases of one meaning into one form, such as a task language's; the default compares them as they are. */
  readonly canonical?: (taskName: string) => string
}

/** A validator that refuses a task that was done already in the same quantity, or failed too often. */
export function refuseRepeats({ maxFailures = 3, canonical = (name) => name }: RefuseRepeatsOptions = {}): (
  task: Task,
  situation: CurriculumSituation,
) => string | undefined {
  const form = (name: string): string => canonical(name).toLowerCase()
  return ({ name }, { completed, failed }) => {
    const wanted = form(name)
    const isSame = (other: string): boolean => form(other) === wanted
    if (completed.some(isSame)) return 'It was completed already.'
    const failures = failed.reduce((sum, task) => sum + (isSame(task.name) ? task.failures : 0), 0)
    return failures < maxFailures ? undefined : `It failed ${failures} times already.`
  }
}
