import type { QueryPart } from './query-parts.ts'

/** The sum of the parts' unit vectors by weight. */
export function mixVectors(vectors: readonly number[][], parts: readonly QueryPart[]): number[] {
  const mixed = Array.from<number>({ length: vectors[0]?.length ?? 0 }).fill(0)
  for (const [at, vector] of vectors.entries()) {
    const share = (parts[at]?.weight ?? 0) / (lengthOf(vector) || 1)
    for (let axis = 0; axis < mixed.length; axis += 1) {
      mixed[axis] = (mixed[axis] ?? 0) + share * (vector[axis] ?? 0)
    }
  }
  return mixed
}

// `Math.hypot` with a thousand arguments takes ten times as long.
function lengthOf(vector: readonly number[]): number {
  let sum = 0
  for (const value of vector) sum += value * value
  return Math.sqrt(sum)
}
