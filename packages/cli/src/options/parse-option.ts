import { InvalidArgumentError } from '@voyager-mc/core'
import { parseNumber } from './parse-number.ts'
import { parseWord } from './parse-word.ts'
import type { OptionRow } from './option-row.ts'

/** Value of an option as it was written, not yet read. */
export interface RawOption {
  readonly raw: unknown
  /** Words that an error names it by. */
  readonly place: string
}

/** Value of any option. */
export type OptionValue = string | number | boolean | readonly string[] | readonly number[]

/** Most numbers of one list. */
const mostNumbers = 50

/** Texts that a variable says yes and no with. */
const switchWords: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

/** Reads a value of an option; what it can never be throws `InvalidArgumentError` that names the place it stands in. */
export function parseOption(row: OptionRow, { raw, place }: RawOption): OptionValue {
  switch (row.type) {
    case 'switch': {
      const value = switchWords.get(raw)
      if (value === undefined) throw new InvalidArgumentError(place, raw, 'use true or false.')
      return value
    }
    case 'whole':
    case 'number':
      return parseNumber(row, { raw, place })
    case 'choice':
      return oneOf(row, parseText(raw, place), place)
    case 'choices':
      return parseList(raw, place).map((word) => oneOf(row, word, place))
    case 'players':
      return parsePlayers(raw, place)
    case 'prices': {
      const prices = parseList(raw, place).map(Number)
      const isGood = prices.length === 2 && prices.every((price) => price >= 0 && Number.isFinite(price))
      if (isGood) return prices
      throw new InvalidArgumentError(place, raw, 'pass two numbers such as 2.5,10.')
    }
    case 'numbers': {
      const numbers = parseList(raw, place).map((part) => parseNumber(row, { raw: part, place }))
      if (numbers.length > 0 && numbers.length <= mostNumbers) return numbers
      throw new InvalidArgumentError(place, raw, `pass 1 to ${mostNumbers} numbers with commas between them.`)
    }
    case 'text':
    case 'place':
    case 'url':
    case 'host':
    case 'version':
    case 'player':
    case 'item':
      return parseWord(row.type, { text: parseText(raw, place), place })
  }
}

function parseText(raw: unknown, place: string): string {
  if (typeof raw === 'string' && raw.trim() !== '') return raw
  throw new InvalidArgumentError(place, raw, 'pass a text that is not empty.')
}

function parseList(raw: unknown, place: string): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : parseText(raw, place).split(',')
  const words = parts.map((part) => String(part).trim()).filter((part) => part !== '')
  if (words.length > 0 || Array.isArray(raw)) return words
  throw new InvalidArgumentError(place, raw, 'pass words with commas between them.')
}

function parsePlayers(raw: unknown, place: string): readonly string[] {
  const names = parseList(raw, place)
  return names.length === 1 && names[0] === 'all'
    ? names
    : names.map((name) => parseWord('player', { text: name, place }))
}

function oneOf({ choices = [] }: OptionRow, word: string, place: string): string {
  if (choices.includes(word)) return word
  throw new InvalidArgumentError(place, word, `use one of ${choices.join(', ')}.`)
}
