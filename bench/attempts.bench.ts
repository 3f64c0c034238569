import { recordedAttemptsFile } from '../test/integration/cassette/recorded-attempts.ts'
import type { Benchmark } from './benchmark.ts'
import { measureAttempts } from './prompts/measure-attempts.ts'

/** Tokens and outcomes of attempts whose replies were written by hand. */
export const benchmark: Benchmark = {
  question:
    'How many tokens does an attempt of a model take, by role, in the original’s layout (which asks its critic every time and mends no program before it runs), when it was recorded and with the prompts of today, and how many attempts succeed? The replies were written by hand.',
  measure: () => measureAttempts(recordedAttemptsFile),
}
