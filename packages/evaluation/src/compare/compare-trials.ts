import { definedOf } from '@voyager-mc/core'
import { mean, median } from 'simple-statistics'
import { bootstrapInterval, type Interval } from '../statistics/bootstrap.ts'
import { effectSize, type EffectSize } from '../statistics/effect-size.ts'
import { signTest, wilcoxonTest } from '../statistics/exact-tests.ts'
import { holm } from '../statistics/holm.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { pairTrials, type TrialPair } from './pair-trials.ts'
import { solvedFigure, trialFigures, type TrialFigure } from './trial-figures.ts'

/** One figure of two conditions side by side. */
export interface FigureComparison {
  readonly figure: string
  /** Family of the tasks; absent for all of them. */
  readonly family?: string
  /** Pairs that have the figure on both sides. */
  readonly pairs: number
  readonly first: Centre
  readonly second: Centre
  /** Mean of second less first over the pairs. */
  readonly difference: number
  /** 95 % interval of the difference by resampling pairs; absent for fewer than five. */
  readonly interval?: Interval
  readonly effect: EffectSize
  /** Exact two-sided probability, before and after Holm's correction for all figures of the comparison. */
  readonly p: number
  readonly pCorrected: number
  /** Verdict on second against first at 5 %. */
  readonly verdict: 'better' | 'worse' | 'no difference seen'
}

export interface Centre {
  readonly mean: number
  readonly median: number
}

/** A verdict is given below this probability. */
const alpha = 0.05

/** Compares two conditions figure by figure, paired by task and seed, and the solved share of each family besides. */
export function compareTrials(
  first: readonly TrialResult[],
  second: readonly TrialResult[],
): readonly FigureComparison[] {
  const pairs = pairTrials(first, second)
  const families = [...new Set(pairs.map((pair) => pair.first.family))].toSorted()
  const drafts = [
    ...trialFigures.flatMap((figure) => draftOf(figure, pairs)),
    ...(families.length < 2 ? [] : families).flatMap((family) =>
      draftOf(
        solvedFigure,
        pairs.filter((pair) => pair.first.family === family),
      ).map((draft) => ({ ...draft, family })),
    ),
  ]
  const corrected = holm(drafts.map(({ p }) => p))
  return drafts.map(({ isMoreBetter, ...draft }, index) => {
    const pCorrected = corrected[index] ?? 1
    return { ...draft, pCorrected, verdict: verdictOf({ ...draft, isMoreBetter, pCorrected }) }
  })
}

type Draft = Omit<FigureComparison, 'pCorrected' | 'verdict'> & { readonly isMoreBetter: boolean }

function draftOf({ name, isMoreBetter, of }: TrialFigure, pairs: readonly TrialPair[]): readonly Draft[] {
  const values = pairs.flatMap(({ first, second }) => {
    const [one, other] = [of(first), of(second)]
    return one === undefined || other === undefined ? [] : [[one, other] as const]
  })
  if (values.length === 0) return []
  const [firsts, seconds] = [values.map(([one]) => one), values.map(([, other]) => other)]
  const differences = values.map(([one, other]) => other - one)
  const { p } = name === 'solved' ? signTest(differences) : wilcoxonTest(differences)
  const interval = bootstrapInterval(differences, { statistic: (figures) => mean([...figures]) })
  return [
    {
      figure: name,
      isMoreBetter,
      pairs: values.length,
      first: centreOf(firsts),
      second: centreOf(seconds),
      difference: mean(differences),
      ...definedOf({ interval }),
      effect: effectSize(seconds, firsts),
      p,
    },
  ]
}

function centreOf(values: number[]): Centre {
  return { mean: mean(values), median: median(values) }
}

function verdictOf({
  difference,
  isMoreBetter,
  pCorrected,
}: Pick<Draft, 'difference' | 'isMoreBetter'> & {
  readonly pCorrected: number
}): FigureComparison['verdict'] {
  if (pCorrected >= alpha || difference === 0) return 'no difference seen'
  return difference > 0 === isMoreBetter ? 'better' : 'worse'
}

/** Figures that got worse by more than chance explains: the whole interval of the difference lies on the wrong side. */
export function findRegressions(comparisons: readonly FigureComparison[]): readonly FigureComparison[] {
  const directions = new Map(trialFigures.map(({ name, isMoreBetter }) => [name, isMoreBetter ? 1 : -1]))
  return comparisons.filter(({ figure, interval }) => {
    const sign = directions.get(figure) ?? 1
    return interval !== undefined && interval.every((end) => end * sign < 0)
  })
}
