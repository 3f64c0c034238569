import { makeObservation } from '@voyager-mc/core/testing'
import type { Situation } from '@voyager-mc/tech-tree/testing'

/** Tasks in words that rules refuse, so that a model has to decide. */
const tasks = [
  'Build a shelter against the night',
  'Mine 3 dirt quickly',
  'Be kind to the villagers',
  'Decorate the house with flowers',
  'Make a path from the house to the well',
  'Kill every zombie in sight',
  'Dig a pond and fill it with fish',
  'Collect exactly 5 sand',
]

/** Each of them once done and once not done. */
export function unclearSituations(): readonly Situation[] {
  return tasks.flatMap((task) =>
    [true, false].map((isReached) => ({
      task,
      why: 'only a model understands it',
      isReached,
      before: makeObservation(),
      events: [],
      after: makeObservation(),
    })),
  )
}
