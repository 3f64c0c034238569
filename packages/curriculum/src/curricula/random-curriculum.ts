import { InvalidArgumentError, type Curriculum, type Random, type Task } from '@voyager-mc/core'

export interface RandomCurriculumOptions {
  readonly random?: Random
  /** Makes the task for an item. */
  readonly toTask?: (item: string) => Task
}

/** Proposes to obtain an item chosen at random, with repetition: the paper's ablation of the curriculum. */
export function randomCurriculum(
  items: readonly string[],
  { random = Math.random, toTask = (item) => ({ name: `Obtain 1 ${item}` }) }: RandomCurriculumOptions = {},
): Curriculum {
  if (items.length === 0) throw new InvalidArgumentError('items', '', 'pass at least one item name.')
  return {
    async propose(_observation, { signal } = {}) {
      signal?.throwIfAborted()
      return toTask(items[Math.floor(random() * items.length)] ?? items[0] ?? '')
    },
    async record() {
      // Chance has no memory.
    },
  }
}
