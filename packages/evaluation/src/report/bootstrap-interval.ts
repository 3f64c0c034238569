import { seededRandom } from '@voyager-mc/core'

const resamples = 2000
const outside = 0.025

/**
 * The 95 % interval of a median by resampling, repeatable because its chance is seeded; undefined for fewer than
 * three figures, which say nothing about their spread.
 */
export function bootstrapInterval(
  figures: readonly number[],
): readonly [lowest: number, highest: number] | undefined {
  if (figures.length < 3) return undefined
  const random = seededRandom(1)
  const medians = Array.from({ length: resamples }, () =>
    medianOf(figures.map(() => figures[Math.floor(random() * figures.length)] ?? 0)),
  ).sort((a, b) => a - b)
  const at = (share: number): number => medians[Math.round(share * (resamples - 1))] ?? 0
  return [at(outside), at(1 - outside)]
}

/** The middle of an odd number of figures, the mean of the middle two of an even one; 0 for none. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper
  return (lower + upper) / 2
}
