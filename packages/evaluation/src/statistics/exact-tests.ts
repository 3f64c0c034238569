import { normalShare } from './normal-quantile.ts'
import { rankedDifferences } from './paired-differences.ts'

/** Result of an exact test of paired differences against no difference. */
export interface PairedTest {
  /** Pairs that differ; the others say nothing. */
  readonly pairs: number
  /** Two-sided probability of differences at least as lopsided by chance alone; 1 when no pair differs. */
  readonly p: number
}

/**
 * Exact sign test: how often one side won. For results that are solved or not this is McNemar's exact test.
 */
export function signTest(differences: readonly number[]): PairedTest {
  const wins = differences.filter((difference) => difference > 0).length
  const pairs = wins + differences.filter((difference) => difference < 0).length
  if (pairs === 0) return { pairs, p: 1 }
  const fewer = Math.min(wins, pairs - wins)
  let tail = 0
  for (let count = 0; count <= fewer; count += 1) tail += Math.exp(logChoose(pairs, count) - pairs * Math.LN2)
  return { pairs, p: Math.min(1, 2 * tail) }
}

/**
 * Most pairs whose signs are counted out. Beyond, the sum is normal to three digits, and counting takes seconds for hundreds
 * of pairs and minutes for thousands.
 */
const mostCounted = 100

/**
 * Exact signed-rank test of Wilcoxon, with middle ranks for ties; pairs without a difference are left out. Beyond 100 pairs
 * its probability is that of the normal distribution.
 */
export function wilcoxonTest(differences: readonly number[]): PairedTest & { readonly statistic: number } {
  const ranked = rankedDifferences(differences)
  const statistic = ranked.reduce((sum, { difference, rank }) => sum + (difference > 0 ? rank : 0), 0)
  // Twice a middle rank is whole, so that sums can be counted exactly.
  const sizes = ranked.map(({ rank }) => Math.round(2 * rank))
  return { pairs: ranked.length, statistic, p: signFlipProbability(sizes, Math.round(2 * statistic)) }
}

/**
 * Exact permutation test of Fisher: the share of all ways to turn the signs of the differences whose sum is as far from
 * zero as the one seen. Differences are counted in whole steps of `step`.
 */
export function permutationTest(
  differences: readonly number[],
  { step = 1 }: { readonly step?: number } = {},
): PairedTest {
  const steps = differences.map((difference) => Math.round(difference / step)).filter((whole) => whole !== 0)
  const positive = steps.reduce((sum, whole) => sum + Math.max(0, whole), 0)
  return { pairs: steps.length, p: signFlipProbability(steps.map(Math.abs), positive) }
}

/** Two-sided probability of a sum of the sizes with a positive sign as extreme as the one seen, each sign a coin. */
function signFlipProbability(sizes: readonly number[], seen: number): number {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total === 0) return 1
  if (sizes.length > mostCounted) return normalProbability(sizes, seen)
  let chances = new Float64Array(total + 1)
  chances[0] = 1
  let reached = 0
  for (const size of sizes) {
    const next = new Float64Array(total + 1)
    for (let sum = 0; sum <= reached; sum += 1) {
      const half = (chances[sum] ?? 0) / 2
      next[sum] = (next[sum] ?? 0) + half
      next[sum + size] = (next[sum + size] ?? 0) + half
    }
    reached += size
    chances = next
  }
  const fewer = Math.min(seen, total - seen)
  const tail = chances.subarray(0, fewer + 1).reduce((sum, chance) => sum + chance, 0)
  return Math.min(1, 2 * tail)
}

/** The same by the normal distribution; ties are in the sizes, so that the variance is right with them. */
function normalProbability(sizes: readonly number[], seen: number): number {
  const middle = sizes.reduce((sum, size) => sum + size, 0) / 2
  const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size ** 2, 0)) / 2
  return Math.min(1, 2 * normalShare(-Math.abs(seen - middle) / deviation))
}

function logChoose(all: number, chosen: number): number {
  let sum = 0
  for (let index = 1; index <= chosen; index += 1) sum += Math.log((all - chosen + index) / index)
  return sum
}
