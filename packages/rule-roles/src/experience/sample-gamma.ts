import type { Random } from '@voyager-mc/core'

/**
 * Draws from a gamma distribution with scale 1 (Marsaglia and Tsang, A Simple Method for Generating Gamma Variables, ACM
 * TOMS 26, 2000); the shape is at least 1.
 */
export function sampleGamma(shape: number, random: Random): number {
  const d = Math.max(1, shape) - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = sampleNormal(random)
    const v = (1 + c * x) ** 3
    // A uniform draw of 0 has no logarithm.
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}

/** Box and Muller's transformation of two uniform draws. */
function sampleNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
