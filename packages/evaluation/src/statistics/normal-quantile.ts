import { errorFunction } from 'simple-statistics'

const a = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
]
const b = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
]
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
]
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1]

/** Probability below which the tail's formula holds. */
const tail = 0.02425

/** Quantile of the standard normal distribution; Acklam's formula, good to nine digits, which simple-statistics is not. */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability)
  if (probability < tail) {
    const q = Math.sqrt(-2 * Math.log(probability))
    return polynomial(c, q) / polynomial(d, q)
  }
  const q = probability - 0.5
  return (q * polynomial(a, q * q)) / polynomial(b, q * q)
}

/** Share of the standard normal distribution below a value. */
export function normalShare(value: number): number {
  return (1 + errorFunction(value / Math.SQRT2)) / 2
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}
