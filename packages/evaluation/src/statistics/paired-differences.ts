interface RankedDifference {
  readonly difference: number
  readonly rank: number
}

/** Part of a size by which two of the same size may differ: `0.3 - 0.2` is not `0.1`. */
const roundingError = 1e-9

/** Differences that are not zero, in order of size, each with its rank; ties share the middle rank. */
export function rankedDifferences(differences: readonly number[]): readonly RankedDifference[] {
  const sorted = differences
    .filter((difference) => difference !== 0)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const ranked: RankedDifference[] = []
  for (let first = 0; first < sorted.length; first = ranked.length) {
    const size = Math.abs(sorted[first] ?? 0)
    let end = first + 1
    while (end < sorted.length && Math.abs(sorted[end] ?? 0) - size <= size * roundingError) end += 1
    const rank = (first + end - 1) / 2 + 1
    ranked.push(...sorted.slice(first, end).map((difference) => ({ difference, rank })))
  }
  return ranked
}
