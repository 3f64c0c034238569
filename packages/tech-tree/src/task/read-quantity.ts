const units: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  the: 1,
  some: 1,
  any: 1,
  another: 1,
  my: 1,
  your: 1,
  our: 1,
  this: 1,
  that: 1,
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
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Words that multiply the number before them. */
const multiples: Readonly<Record<string, number>> = { dozen: 12, hundred: 100 }

/** A number read from a phrase, with what is left of it. */
export interface Quantity {
  /** 1 when there is no number; may be invalid as written. */
  readonly count: number
  readonly rest: string
}

/** Reads a number or number word before a thing, or behind it: `10 obsidian`, `ten obsidian`, `obsidian x10`. */
export function readQuantity(text: string): Quantity {
  const more = /^(?:at least|a minimum of|a total of|no less than|no fewer than) (.+)$/.exec(text)
  if (more !== null) return readQuantity(more[1] ?? '')
  const beyond = /^more than (.+)$/.exec(text)
  if (beyond !== null) {
    const { count, rest } = readQuantity(beyond[1] ?? '')
    return { count: count + 1, rest }
  }
  const nearest = /^(?:nearest|closest) (.+)$/.exec(text)
  if (nearest !== null) return readQuantity(nearest[1] ?? '')
  return readLeading(text) ?? readTrailing(text) ?? { count: 1, rest: text }
}

function readLeading(text: string): Quantity | undefined {
  const number = /^([+-]?[\d.,]*\d)\s*x?(?=\s|$)\s*(.*)$/.exec(text)
  if (number !== null && !/^(?:dozen|hundred)s?\b/.test(number[2] ?? '')) {
    return { count: Number(number[1]?.replaceAll(',', '')), rest: dropArticles(number[2] ?? '') }
  }
  const pair = /^(?:a )?(?:couple|pair) of (.+)$/.exec(text)
  if (pair !== null) return { count: 2, rest: dropArticles(pair[1] ?? '') }
  const half = /^half a dozen (.+)$/.exec(text)
  if (half !== null) return { count: 6, rest: dropArticles(half[1] ?? '') }
  const many = readMultiple(text)
  if (many !== undefined) return many
  const [first = '', ...others] = text.split(' ')
  const count = wordNumber(first)
  if (count === undefined) return undefined
  const next = others[0] === undefined ? undefined : wordNumber(others[0])
  if (next !== undefined && count > 1) {
    const isJoined = first in tens && next < 10
    return isJoined ? { count: count + next, rest: dropArticles(others.slice(1).join(' ')) } : undefined
  }
  if (next !== undefined || /^\d/.test(others[0] ?? '')) return readQuantity(others.join(' '))
  return { count, rest: dropArticles(others.join(' ')) }
}

/** A dozen, two dozen, a hundred, 3 dozen. */
function readMultiple(text: string): Quantity | undefined {
  const [, before, multiple = '', more, rest = ''] =
    /^(?:([a-z]+|\d{1,4}) )?(dozen|hundred)s?(?:-([a-z]+(?:-[a-z]+)?))?(?: (.*))?$/.exec(text) ?? []
  const times = before === undefined ? 1 : (wordNumber(before) ?? Number(before))
  const beyond = more === undefined ? 0 : (wordNumber(more) ?? Number.NaN)
  const count = times * (multiples[multiple] ?? Number.NaN) + beyond
  return Number.isInteger(count) ? { count, rest: dropArticles(rest) } : undefined
}

/** One word or a pair with a hyphen, such as `thirty-two`. */
function wordNumber(word: string): number | undefined {
  const [ten = '', unit] = word.split('-')
  if (unit !== undefined) {
    const [high, low] = [tens[ten], units[unit]]
    return high === undefined || low === undefined ? undefined : high + low
  }
  return units[word] ?? tens[word]
}

/** Words that are articles before a thing and numbers nowhere else. */
const articles = /^(a|an|the|some|any|another|my|your|our|this|that)$/

function readTrailing(text: string): Quantity | undefined {
  const number = /^(.*\S)\s+(?:x\s*)?(-?\d[\d.,]*)x?$/.exec(text) ?? /^(.*\S)\s+x(\d+)$/.exec(text)
  if (number !== null) {
    return { count: Number(number[2]?.replaceAll(',', '')), rest: dropArticles(number[1] ?? '') }
  }
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  const count = articles.test(last) ? undefined : wordNumber(last)
  return count === undefined || words.length < 2
    ? undefined
    : { count, rest: dropArticles(words.slice(0, -1).join(' ')) }
}

const leadingWords =
  /^(?:(?:of|the|a|an|any|my|your|our|more|single|nearest|closest|(?:pieces?|units?|pairs?|loaf|loaves|lumps?|chunks?|bits?) of)\s+)+/

function dropArticles(text: string): string {
  return text.replace(leadingWords, '')
}
