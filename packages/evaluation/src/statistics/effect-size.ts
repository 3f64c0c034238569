import { mean, sampleStandardDeviation } from 'simple-statistics'

/** Size of a difference without a unit. */
export interface EffectSize {
  /** From -1 to 1: how much more often a figure of the first is above one of the second than below. */
  readonly cliffsDelta: number
  /** Mean difference of pairs in standard deviations of the differences; absent when all differences are equal. */
  readonly cohensD?: number
}

/** Effect size of paired figures, first against second. */
export function effectSize(first: readonly number[], second: readonly number[]): EffectSize {
  const differences = first.map((value, index) => value - (second[index] ?? Number.NaN))
  const deviation = differences.length < 2 ? 0 : sampleStandardDeviation([...differences])
  return {
    cliffsDelta: cliffsDelta(first, second),
    ...(deviation > 0 && { cohensD: mean([...differences]) / deviation }),
  }
}

/** Share of all pairs across two groups in which the first is larger, less the share in which it is smaller. */
export function cliffsDelta(first: readonly number[], second: readonly number[]): number {
  if (first.length === 0 || second.length === 0) return 0
  let balance = 0
  for (const one of first) for (const other of second) balance += Math.sign(one - other)
  return balance / (first.length * second.length)
}
