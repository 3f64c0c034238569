import type { TrialResult } from '../trials/trial-result.ts'

/** The same task with the same seed, twice. */
export interface TrialPair {
  readonly first: TrialResult
  readonly second: TrialResult
}

/** Pairs the trials of two conditions by task and seed; what only one of them has is left out. */
export function pairTrials(
  first: readonly TrialResult[],
  second: readonly TrialResult[],
): readonly TrialPair[] {
  const keyOf = ({ task, seed }: TrialResult): string => `${task} ${seed}`
  const others = new Map(second.map((trial) => [keyOf(trial), trial]))
  return first.flatMap((trial) => {
    const other = others.get(keyOf(trial))
    return other === undefined ? [] : [{ first: trial, second: other }]
  })
}
