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

/** Pairs up to which the exact test is so coarse that experiments are simulated. */
const fewPairs = 12

/**
 * Pairs needed to see a mean difference of so many standard deviations of the differences, two-sided; the normal
 * approximation of the paired t test with its correction for small numbers. Where that says few pairs, as many as the exact
 * signed-rank test of normal differences needs, which sees nothing with fewer than six at 5 %.
 */
export function pairsNeeded(effect: number, { alpha = 0.05, power = 0.8 }: PowerOptions = {}): number {
  if (!(Math.abs(effect) > 0))
    throw new InvalidArgumentError('effect', effect, 'name a difference other than 0.')
  const z = normalQuantile(1 - alpha / 2)
  const pairs = Math.ceil(((z + normalQuantile(power)) / effect) ** 2 + z ** 2 / 2)
  if (pairs > fewPairs) return pairs
  const draw = (random: Random): number => Math.abs(effect) + normalQuantile(1 - random())
  const hasPower = (count: number): boolean =>
    simulatePower({ pairs: count, draw, alpha, experiments: 2000 }) >= power
  let enough = pairs
  while (!hasPower(enough)) enough += 1
  return enough
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
  const draw = (): number => solved(after) - solved(before)
  return leastPairs({ draw, test: signTest, alpha, random }, power)
}

export interface MeanPowerOptions extends PowerOptions {
  /** Figures of trials that were recorded, one for each seed. */
  readonly recorded: readonly number[]
  /** Change of the figure to be seen, as a share of it: -0.1 for a tenth less. */
  readonly change: number
  readonly random?: Random
}

/**
 * Pairs needed to see a figure change by a share of it, with the exact test of pairs; both sides of a pair are drawn from
 * what was recorded, each for itself, which is the least favourable case. Undefined when even 5000 are too few.
 */
export function pairsForMean({
  recorded,
  change,
  alpha = 0.05,
  power = 0.8,
  random = seededRandom(1),
}: MeanPowerOptions): number | undefined {
  if (recorded.length < 2)
    throw new InvalidArgumentError('recorded', recorded.length, 'pass the figures of at least two trials.')
  const figure = (): number => recorded[Math.floor(random() * recorded.length)] ?? 0
  const draw = (): number => figure() * (1 + change) - figure()
  return leastPairs({ draw, test: wilcoxonTest, alpha, random }, power)
}

/** Fewest pairs that are tried and have the power. */
function leastPairs(
  experiment: Required<Pick<SimulatePowerOptions, 'draw' | 'test' | 'alpha' | 'random'>>,
  power: number,
): number | undefined {
  const hasPower = (pairs: number): boolean =>
    simulatePower({ ...experiment, pairs, experiments: 400 }) >= power
  let enough = 4
  while (!hasPower(enough)) {
    if (enough >= mostPairs) return undefined
    enough = Math.min(mostPairs, Math.ceil(enough * 1.25))
  }
  return enough
}
