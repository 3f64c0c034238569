import { loadavg } from 'node:os'
import { rounded, type Benchmark } from './benchmark.ts'
import { measureGraph } from './skills/measure-graph.ts'
import { measureDescriptions } from './skills/measure-descriptions.ts'
import { measureRecorded } from './skills/measure-recorded.ts'
import { measureRetrieval } from './skills/measure-retrieval.ts'
import { measureScale } from './skills/measure-scale.ts'

/** How well and how fast the skill library finds skills without a model; building the large graph takes minutes. */
export const benchmark: Benchmark = {
  question:
    'Does the library find the right skill for a paraphrased task, and how fast is it when it is large?',
  measure: async () => [
    ...(await measureRetrieval()),
    ...(await measureRecorded()),
    ...(await measureDescriptions()),
    ...(await measureScale()),
    ...(await measureGraph()),
    { what: 'load average of the machine at the end', figure: rounded(loadavg()[0] ?? 0) },
  ],
}
