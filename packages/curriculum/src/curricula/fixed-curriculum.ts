import type { Curriculum, Task } from '@voyager-mc/core'

/** Proposes the given tasks in order, each once whatever its outcome; then nothing. */
export function fixedCurriculum(list: readonly (Task | string)[]): Curriculum {
  const tasks = list.map((task) => (typeof task === 'string' ? { name: task } : task))
  let next = 0
  return {
    async propose(_observation, { signal } = {}) {
      signal?.throwIfAborted()
      const task = tasks[next]
      next += 1
      return task
    },
    async record() {
      // The order does not depend on outcomes.
    },
  }
}
