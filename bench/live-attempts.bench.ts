import { liveAttemptsFile } from '../test/integration/cassette/recorded-attempts.ts'
import type { Benchmark } from './benchmark.ts'
import { measureAttempts } from './prompts/measure-attempts.ts'

/** Tokens and outcomes of attempts whose replies a language model wrote. */
export const benchmark: Benchmark = {
  question:
    'The same for attempts whose replies a language model wrote while the run went on. It read the prompts alone, through an exchange of files; no service was asked, so there is neither a temperature nor a usage of its own.',
  measure: () => measureAttempts(liveAttemptsFile),
}
