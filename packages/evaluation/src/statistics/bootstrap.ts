import { seededRandom, type Random } from '@voyager-mc/core'
import { normalShare } from './normal-quantile.ts'
import { studentQuantile } from './student-quantile.ts'

/** Both ends of an interval. */
export type Interval = readonly [lowest: number, highest: number]

export interface BootstrapOptions {
  /** Figure that the interval is of. */
  readonly statistic: (figures: readonly number[]) => number
  /** 0.95 by default. */
  readonly level?: number
  /** 2000 by default. */
  readonly resamples?: number
  readonly random?: Random
}

/** Figures of which there is an interval; of fewer even the lowest and the highest draw hold what is looked for too seldom. */
export const leastFigures = 5

/**
 * Interval of a statistic by drawing the figures anew, repeatable because its chance is seeded; undefined for fewer than
 * five figures. Percentiles of few figures are too narrow: they are moved out as far as Student's quantile is beyond the
 * normal one, after Hesterberg (2015), https://doi.org/10.1080/00031305.2015.1089789.
 */
export function bootstrapInterval(
  figures: readonly number[],
  { statistic, level = 0.95, resamples = 2000, random = seededRandom(1) }: BootstrapOptions,
): Interval | undefined {
  if (figures.length < leastFigures) return undefined
  const drawn = bootstrapDraws(figures, { statistic, resamples, random }).toSorted((a, b) => a - b)
  const at = (share: number): number => drawn[Math.round(share * (resamples - 1))] ?? Number.NaN
  const count = figures.length
  const far = studentQuantile((1 - level) / 2, { freedom: count - 1 })
  const outside = normalShare(Math.sqrt(count / (count - 1)) * far)
  return [at(outside), at(1 - outside)]
}

/** The statistic of as many resamples, in the order they were drawn. */
export function bootstrapDraws(
  figures: readonly number[],
  { statistic, resamples = 2000, random = seededRandom(1) }: Omit<BootstrapOptions, 'level'>,
): readonly number[] {
  return Array.from({ length: resamples }, () =>
    statistic(figures.map(() => figures[Math.floor(random() * figures.length)] ?? Number.NaN)),
  )
}
