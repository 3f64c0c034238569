import { normalQuantile } from './normal-quantile.ts'
import type { Interval } from './bootstrap.ts'

/** A count out of a number, with the interval of Wilson, which is right for small numbers and for 0 and all. */
export interface Share {
  readonly count: number
  readonly n: number
  /** 0 when n is. */
  readonly share: number
  readonly interval: Interval
}

export interface ShareOfOptions {
  /** Number that the count is a part of. */
  readonly n: number
  /** Confidence of the interval; 0.95 by default. */
  readonly level?: number
}

/** The share of a count with its interval. */
export function shareOf(count: number, { n, level = 0.95 }: ShareOfOptions): Share {
  if (n === 0) return { count, n, share: 0, interval: [0, 1] }
  const z = normalQuantile(1 - (1 - level) / 2)
  const share = count / n
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  return { count, n, share, interval: [Math.max(0, middle - half), Math.min(1, middle + half)] }
}
