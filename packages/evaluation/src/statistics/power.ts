import { InvalidArgumentError, seededRandom, type Random } from '@voyager-mc/core'
import { normalQuantile } from './normal-quantile.ts'
import { signTest, wilcoxonTest, type PairedTest } from './exact-tests.ts'

/** Error rates that a comparison may have. */
export interface PowerOptions {
  /** Chance of seeing a difference that is not there; 0.05 by default. */
  readonly alpha?: number
  /** Chance of seeing one that is; 0.8 by default. */
  readonly power?: number
}

/**
 * Pairs needed to see a mean difference of so many standard deviations of the differences, two-sided; the normal
 * approximation of the paired t test with its correction for small numbers.
 */
export function pairsNeeded(effect: number, { alpha = 0.05, power = 0.8 }: PowerOptions = {}): number {
  if (!(Math.abs(effect) > 0))
    throw new InvalidArgumentError('effect', effect, 'name a difference other than 0.')
  const z = normalQuantile(1 - alpha / 2)
  return Math.ceil(((z + normalQuantile(power)) / effect) ** 2 + z ** 2 / 2)
}

export interface SimulatePowerOptions {
  /** Pairs of one experiment. */
  readonly pairs: number
  /** Draws the difference of one pair. */
  readonly draw: (random: Random) => number
  /** Exact test that is made; the default is Wilcoxon's. */
  readonly test?: (differences: readonly number[]) => PairedTest
  readonly alpha?: number
  readonly experiments?: number
  readonly random?: Random
}

/** Share of simulated experiments in which the test sees a difference; no approximation, only as exact as their number. */
export function simulatePower({
  pairs,
  draw,
  test = wilcoxonTest,
  alpha = 0.05,
  experiments = 1000,
  random = seededRandom(1),
}: SimulatePowerOptions): number {
  let seen = 0
  for (let experiment = 0; experiment < experiments; experiment += 1) {
    const differences = Array.from({ length: pairs }, () => draw(random))
    if (test(differences).p < alpha) seen += 1
  }
  return seen / experiments
}

export interface RatePowerOptions extends PowerOptions {
  /** Share solved before, and after. */
  readonly before: number
  readonly after: number
  readonly random?: Random
}

/** Most pairs that are tried. */
const mostPairs = 5000

/**
 * Pairs needed to see one share of solved trials become another, with the exact test of pairs; trials of a pair count as
 * independent, which is the least favourable case. Undefined when even 5000 are too few.
 */
export function pairsForRates({
  before,
  after,
  alpha = 0.05,
  power = 0.8,
  random = seededRandom(1),
}: RatePowerOptions): number | undefined {
  const solved = (rate: number): number => (random() < rate ? 1 : 0)
  const hasPower = (pairs: number): boolean =>
    simulatePower({
      pairs,
      draw: () => solved(after) - solved(before),
      test: signTest,
      alpha,
      experiments: 400,
      random,
    }) >= power
  let enough = 4
  while (!hasPower(enough)) {
    if (enough >= mostPairs) return undefined
    enough = Math.min(mostPairs, Math.ceil(enough * 1.25))
  }
  return enough
}
