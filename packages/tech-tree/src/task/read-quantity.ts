const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  the: 1,
  some: 1,
  any: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
}

/** Reads a leading number or number word; the count is 1 when there is none, and may be invalid as written. */
export function readQuantity(text: string): { readonly count: number; readonly rest: string } {
  const number = /^([+-]?[\d.,]*\d)\s*x?(?=\s|$)\s*(.*)$/.exec(text)
  if (number !== null)
    return { count: Number(number[1]?.replaceAll(',', '')), rest: dropArticles(number[2] ?? '') }
  const [first = '', ...others] = text.split(' ')
  const count = words[first]
  if (count === undefined) return { count: 1, rest: text }
  const next = others[0] === undefined ? undefined : words[others[0]]
  if (next !== undefined) return readQuantity(others.join(' '))
  return { count, rest: dropArticles(others.join(' ')) }
}

function dropArticles(text: string): string {
  return text.replace(/^(of|the|a|an|any|more|pieces of|blocks of|units of)\s+/, '')
}
