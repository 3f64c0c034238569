import type { Benchmark } from './benchmark.ts'
import { measureDescriptions } from './skills/measure-descriptions.ts'
import { measureRecorded } from './skills/measure-recorded.ts'
import { measureRetrieval } from './skills/measure-retrieval.ts'

/** How well the skill library finds skills without a model: counts, which no machine changes. */
export const benchmark: Benchmark = {
  question:
    'Does the library find the right skill: for paraphrased tasks of a labelled set, and for the questions that recorded runs put to it, asked as before by the task and what was lacked, and by the items, creatures and stations of the plan, too?',
  measure: async () => [
    ...(await measureRetrieval()),
    ...(await measureRecorded()),
    ...(await measureDescriptions()),
  ],
}
