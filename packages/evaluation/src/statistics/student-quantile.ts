import { normalQuantile } from './normal-quantile.ts'

export interface StudentQuantileOptions {
  /** Degrees of freedom; good to three digits from 4 on. */
  readonly freedom: number
}

/** Quantile of Student's distribution by its series, Abramowitz and Stegun 26.7.5. */
export function studentQuantile(probability: number, { freedom }: StudentQuantileOptions): number {
  const x = normalQuantile(probability)
  const terms = [
    x,
    (x ** 3 + x) / 4,
    (5 * x ** 5 + 16 * x ** 3 + 3 * x) / 96,
    (3 * x ** 7 + 19 * x ** 5 + 17 * x ** 3 - 15 * x) / 384,
    (79 * x ** 9 + 776 * x ** 7 + 1482 * x ** 5 - 1920 * x ** 3 - 945 * x) / 92_160,
  ]
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0)
}
