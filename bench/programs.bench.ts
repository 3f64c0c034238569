import type { Benchmark } from './benchmark.ts'
import { countIdioms } from './programs/count-idioms.ts'
import { programsOfRecording } from './programs/read-programs.ts'

/** What programs write by hand although it is given; `count-programs.ts` counts the programs of other runs. */
export const benchmark: Benchmark = {
  question: 'Which functions and idioms do the programs of the recorded attempts write anew?',
  measure: async () => countIdioms(await programsOfRecording()),
}
