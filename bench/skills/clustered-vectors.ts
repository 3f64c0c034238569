import { seededRandom, type Random } from '@voyager-mc/core'

/** What made-up embeddings are drawn from. */
export interface ClusteredVectorsOptions {
  readonly dimensions: number
  /** Groups of related texts. */
  readonly clusters: number
  /** Directions in which texts differ; embeddings of real texts vary in far fewer than they have dimensions. */
  readonly directions: number
  readonly seed: number
}

// Spread of a cluster and of single coordinates, relative to the distance of cluster centres.
const clusterSpread = 0.5
const noise = 0.02

/**
 * Draws unit vectors that lie as embeddings of related texts do: Gaussian clusters in a few random directions, with a
 * little noise in every coordinate. Uniform random vectors would be unfairly hard, because all are equally far apart.
 */
export function clusteredVectors({
  dimensions,
  clusters,
  directions,
  seed,
}: ClusteredVectorsOptions): () => Float32Array {
  const random = seededRandom(seed)
  const basis = Array.from({ length: directions }, () => gaussians(dimensions, random))
  const centres = Array.from({ length: clusters }, () => gaussians(directions, random))
  return () => {
    const centre = centres[Math.floor(random() * clusters)] ?? new Float32Array(directions)
    const vector = new Float32Array(dimensions)
    for (let axis = 0; axis < dimensions; axis += 1) vector[axis] = noise * directions * (random() - 0.5)
    for (const [at, direction] of basis.entries()) {
      const share = (centre[at] ?? 0) + clusterSpread * gaussian(random)
      for (let axis = 0; axis < dimensions; axis += 1)
        vector[axis] = (vector[axis] ?? 0) + share * (direction[axis] ?? 0)
    }
    return toUnitLength(vector)
  }
}

function toUnitLength(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  const length = Math.sqrt(sum) || 1
  return vector.map((value) => value / length)
}

function gaussians(count: number, random: Random): Float32Array {
  return Float32Array.from({ length: count }, () => gaussian(random))
}

/** Sum of uniform draws: close enough to a bell curve, and fast. */
function gaussian(random: Random): number {
  return (random() + random() + random() - 1.5) * 2
}
