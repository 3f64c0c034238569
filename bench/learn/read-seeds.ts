/** Reads a list such as `1-10,19`; a single number counts as itself. */
export function readSeeds(text: string): readonly number[] {
  return text.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    if (!Number.isInteger(first) || !Number.isInteger(last) || last < first)
      throw new Error(`${text} is no list of seeds; write it as 1-10,19.`)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
