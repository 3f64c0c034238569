import type { EvaluationResults } from '../results/read-results.ts'
import { shareOf, type Share } from '../statistics/shares.ts'
import type { TrialResult } from '../trials/trial-result.ts'

/** Trials of one condition. */
export function trialsOf(
  { trials }: Pick<EvaluationResults, 'trials'>,
  condition: string,
): readonly TrialResult[] {
  return trials.filter((trial) => trial.condition === condition)
}

/** Families of the tasks, sorted. */
export function familiesOf({ trials }: Pick<EvaluationResults, 'trials'>): readonly string[] {
  return [...new Set(trials.map(({ family }) => family))].toSorted()
}

/** Solved share of those trials that have a goal. */
export function solvedShare(trials: readonly TrialResult[]): Share {
  const judged = trials.filter(({ status }) => status !== 'measured')
  return shareOf(judged.filter(({ status }) => status === 'solved').length, { n: judged.length })
}
