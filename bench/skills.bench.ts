import { loadavg } from 'node:os'
import { rounded, type Benchmark } from './benchmark.ts'
import { measureGraph } from './skills/measure-graph.ts'
import { measureScale } from './skills/measure-scale.ts'

/** How fast the skill library finds skills without a model; building the large graph takes minutes. */
export const benchmark: Benchmark = {
  question: 'How fast is the library when it is large?',
  measure: async () => [
    ...(await measureScale()),
    ...(await measureGraph()),
    { what: 'load average of the machine at the end', figure: rounded(loadavg()[0] ?? 0) },
  ],
}
