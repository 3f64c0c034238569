import type { EvaluationResults } from '../results/read-results.ts'
import type { TrialResult } from '../trials/trial-result.ts'

/** Results of these trials, whose conditions and seeds are read off them. */
export function makeResults(
  trials: readonly TrialResult[],
  overrides: Partial<EvaluationResults> = {},
): EvaluationResults {
  const names = [...new Set(trials.map(({ condition }) => condition))]
  return {
    type: 'evaluation',
    format: 1,
    suite: {
      name: 'small',
      version: 1,
      title: 'A small suite',
      hash: 'abcdef0123456789',
      game: '1.19.4',
      tasks: 1,
    },
    conditions: names.map((name) => ({ name, facts: {} })),
    seeds: [...new Set(trials.map(({ seed }) => seed))],
    code: { commit: '0123456789ab' },
    sight: 'loaded',
    machine: { cores: 2 },
    trials,
    ...overrides,
  }
}
