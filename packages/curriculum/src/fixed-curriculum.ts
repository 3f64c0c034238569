import type { Curriculum, Task } from '@voyager-mc/core'
import { CurriculumFinishedError } from './curriculum-finished-error.ts'

/** Proposes the given tasks in order, each once whatever its outcome; then throws `CurriculumFinishedError`. */
export function fixedCurriculum(list: readonly (Task | string)[]): Curriculum {
  const tasks = list.map((task) => (typeof task === 'string' ? { name: task } : task))
  let next = 0
  return {
    async propose(_observation, { signal } = {}) {
      signal?.throwIfAborted()
      const task = tasks[next]
      if (task === undefined) throw new CurriculumFinishedError(tasks.length)
      next += 1
      return task
    },
    async record() {
      // The order does not depend on outcomes.
    },
  }
}
