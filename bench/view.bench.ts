import { loadavg } from 'node:os'
import { rounded, type Benchmark } from './benchmark.ts'
import { measureSize } from './view/measure-size.ts'

/** Cost of looking at a run: what its recorded world takes. */
export const benchmark: Benchmark = {
  question: 'What does it cost to record a run?',
  measure: async () => [
    ...(await measureSize()),
    { what: 'load average of the machine at the end', figure: rounded(loadavg()[0] ?? 0) },
  ],
}
