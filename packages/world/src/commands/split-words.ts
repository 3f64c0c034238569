import { CommandError } from '../errors/command-error.ts'

const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' }

/**
 * Splits the text behind a command's name into words; brackets, braces and quotes keep spaces together.
 * Throws `CommandError` when one of them stays open.
 */
export function splitWords(text: string): readonly string[] {
  const words: string[] = []
  let word = ''
  let quote: string | undefined
  const open: string[] = []
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (quote !== undefined) {
      if (character === '\\') {
        word += character + text.charAt(index + 1)
        index += 1
        continue
      }
      if (character === quote) quote = undefined
    } else if (character === '"' || character === "'")
      quote = isQuoteStart(word, open) ? character : undefined
    else if (closers[character]) open.push(closers[character])
    else if (open.at(-1) === character) open.pop()
    else if (/\s/.test(character) && open.length === 0) {
      if (word) words.push(word)
      word = ''
      continue
    }
    word += character
  }
  if (quote !== undefined) throw new CommandError('Unclosed quoted string')
  if (open.length > 0) throw new CommandError(`Expected '${open.at(-1)}'`)
  if (word) words.push(word)
  return words
}

// An apostrophe inside a plain word is only a letter.
const isQuoteStart = (word: string, open: readonly string[]): boolean => word === '' || open.length > 0
