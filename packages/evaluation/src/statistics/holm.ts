/** Probabilities after Holm's correction for having made as many comparisons, in the order given. */
export function holm(probabilities: readonly number[]): readonly number[] {
  const order = probabilities
    .map((_p, index) => index)
    .toSorted((a, b) => at(probabilities, a) - at(probabilities, b))
  const corrected = Array.from<number>({ length: probabilities.length })
  let floor = 0
  for (const [place, index] of order.entries()) {
    floor = Math.max(floor, Math.min(1, at(probabilities, index) * (probabilities.length - place)))
    corrected[index] = floor
  }
  return corrected
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? Number.NaN
}
