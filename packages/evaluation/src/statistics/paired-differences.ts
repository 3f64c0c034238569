/** Differences that are not zero, in order of size, each with its rank; ties share the middle rank. */
export function rankedDifferences(
  differences: readonly number[],
): readonly { readonly difference: number; readonly rank: number }[] {
  const sorted = differences
    .filter((difference) => difference !== 0)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return sorted.map((difference) => {
    const size = Math.abs(difference)
    const first = sorted.findIndex((other) => Math.abs(other) === size)
    const last = sorted.findLastIndex((other) => Math.abs(other) === size)
    return { difference, rank: (first + last) / 2 + 1 }
  })
}
