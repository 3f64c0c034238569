import { bootstrapInterval } from '@voyager-mc/evaluation/statistics'
import { rounded } from '../benchmark.ts'

/** The median, and its interval of 95 % where there are enough figures for one. */
export function withInterval(figures: readonly number[]): string {
  if (figures.length === 0) return '-'
  const interval = bootstrapInterval(figures, { statistic: median })
  const ends = interval === undefined ? '' : ` [${shown(interval[0])}, ${shown(interval[1])}]`
  return `${shown(median(figures))}${ends}`
}

/** The middle figure, or the mean of the two in the middle; infinite where one of the two is. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => (a === b ? 0 : a - b))
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** A figure for the table; what was not reached has none. */
function shown(value: number): string {
  return Number.isFinite(value) ? String(rounded(value)) : 'not reached'
}
