import type { Task } from '@voyager-mc/core'
import type { CurriculumSituation } from './curriculum-rule.ts'

export interface RefuseRepeatsOptions {
  /** Failed rollouts after which the same phrase is not tried again. */
  readonly maxFailures?: number
}

/** A validator that refuses the very phrase of a task that was done already or failed too often. */
export function refuseRepeats({ maxFailures = 3 }: RefuseRepeatsOptions = {}): (
  task: Task,
  situation: CurriculumSituation,
) => string | undefined {
  return ({ name }, { completed, failed }) => {
    const isSame = (other: string): boolean => other.toLowerCase() === name.toLowerCase()
    if (completed.some(isSame)) return 'It was completed already.'
    const failures = failed.find((task) => isSame(task.name))?.failures ?? 0
    return failures < maxFailures ? undefined : `It failed ${failures} times already.`
  }
}
