import { CommandError } from '../errors/command-error.ts'
import { parseDecimal, parseInteger, type NumberRange } from '../context/parse-number.ts'

/** The words of a command, read from left to right; every method throws `CommandError` for what it cannot read. */
export interface WordReader {
  /** Number of words that are left. */
  readonly left: number
  /** The next word, without taking it; empty at the end. */
  peek(): string
  word(): string
  /** One of some words. */
  choice<Word extends string>(words: readonly Word[]): Word
  integer(range?: NumberRange): number
  decimal(range?: NumberRange): number
  boolean(): boolean
  /** Everything that is left, as one text. */
  text(): string
  /** Throws when words are left that no argument wants. */
  end(): void
}

/** Creates a reader of words; `usage` is what its errors recommend. */
export function createWordReader(words: readonly string[], usage: string): WordReader {
  let taken = 0
  const peek = (): string => words[taken] ?? ''
  const refusal = (): CommandError =>
    new CommandError(
      taken < words.length
        ? `Incorrect argument for command: ${peek()}<--[HERE], use ${usage}`
        : `Unknown or incomplete command, see below for error: <--[HERE], use ${usage}`,
    )
  const word = (): string => {
    const next = words[taken]
    if (next === undefined) throw refusal()
    taken += 1
    return next
  }
  return {
    get left() {
      return words.length - taken
    },
    peek,
    word,
    choice(allowed) {
      const found = allowed.find((candidate) => candidate === peek())
      if (found === undefined) throw refusal()
      taken += 1
      return found
    },
    integer: (range) => parseInteger(word(), range),
    decimal: (range) => parseDecimal(word(), range),
    boolean() {
      const text = word()
      if (text === 'true' || text === 'false') return text === 'true'
      throw new CommandError(`Invalid boolean, expected 'true' or 'false' but found '${text}'`)
    },
    text() {
      const text = [word(), ...words.slice(taken)].join(' ')
      taken = words.length
      return text
    },
    end() {
      if (taken < words.length) throw refusal()
    },
  }
}
