import { seededRandom, type Random } from '@voyager-mc/core'

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

/** Fewer figures say nothing about their spread. */
const leastFigures = 3

/**
 * Percentile interval of a statistic by drawing the figures anew, repeatable because its chance is seeded; undefined for
 * fewer than three figures.
 */
export function bootstrapInterval(
  figures: readonly number[],
  { statistic, level = 0.95, resamples = 2000, random = seededRandom(1) }: BootstrapOptions,
): Interval | undefined {
  if (figures.length < leastFigures) return undefined
  const drawn = bootstrapDraws(figures, { statistic, resamples, random }).toSorted((a, b) => a - b)
  const at = (share: number): number => drawn[Math.round(share * (resamples - 1))] ?? Number.NaN
  const outside = (1 - level) / 2
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
