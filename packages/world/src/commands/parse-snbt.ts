import { CommandError } from '../errors/command-error.ts'

/** A value as commands write it: numbers lose their type suffix, `1b` is 1. */
export type SnbtValue =
  | string
  | number
  | boolean
  | readonly SnbtValue[]
  | { readonly [key: string]: SnbtValue }

// Deeper nesting has no use in a command and would exhaust the stack.
const maxDepth = 64

/** Reads the text form of NBT, for example `{Damage:5,Enchantments:[{id:"sharpness",lvl:2s}]}`; throws `CommandError`. */
export function parseSnbt(text: string): SnbtValue {
  const reader = { text, index: 0 }
  const value = readValue(reader, 0)
  skipSpace(reader)
  if (reader.index < text.length) throw new CommandError('Unexpected trailing data')
  return value
}

interface Reader {
  readonly text: string
  index: number
}

const skipSpace = (reader: Reader): void => {
  while (/\s/.test(reader.text.charAt(reader.index))) reader.index += 1
}

function take(reader: Reader, expected: string): void {
  skipSpace(reader)
  if (reader.text.charAt(reader.index) !== expected) throw new CommandError(`Expected '${expected}'`)
  reader.index += 1
}

function isNext(reader: Reader, character: string): boolean {
  skipSpace(reader)
  return reader.text.charAt(reader.index) === character
}

function readValue(reader: Reader, depth: number): SnbtValue {
  if (depth > maxDepth) throw new CommandError('Invalid tag')
  if (isNext(reader, '{')) return readCompound(reader, depth)
  if (isNext(reader, '[')) return readList(reader, depth)
  if (isNext(reader, '"') || isNext(reader, "'")) return readQuoted(reader)
  return readBare(reader)
}

function readCompound(reader: Reader, depth: number): SnbtValue {
  take(reader, '{')
  const entries: [string, SnbtValue][] = []
  while (!isNext(reader, '}')) {
    if (entries.length > 0) take(reader, ',')
    const key = isNext(reader, '"') || isNext(reader, "'") ? readQuoted(reader) : readWord(reader)
    take(reader, ':')
    entries.push([key, readValue(reader, depth + 1)])
  }
  take(reader, '}')
  return Object.fromEntries(entries)
}

function readList(reader: Reader, depth: number): SnbtValue {
  take(reader, '[')
  const typed = /^\s*[BIL];/.exec(reader.text.slice(reader.index, reader.index + 8))
  reader.index += typed?.[0].length ?? 0
  const values: SnbtValue[] = []
  while (!isNext(reader, ']')) {
    if (values.length > 0) take(reader, ',')
    values.push(readValue(reader, depth + 1))
  }
  take(reader, ']')
  return values
}

function readQuoted(reader: Reader): string {
  const quote = reader.text.charAt(reader.index)
  let value = ''
  for (reader.index += 1; reader.index < reader.text.length; reader.index += 1) {
    const character = reader.text.charAt(reader.index)
    if (character === quote) {
      reader.index += 1
      return value
    }
    if (character === '\\') reader.index += 1
    value += reader.text.charAt(reader.index)
  }
  throw new CommandError('Unclosed quoted string')
}

function readWord(reader: Reader): string {
  skipSpace(reader)
  const word = /^[\w.+-]+/.exec(reader.text.slice(reader.index))?.[0]
  if (!word) throw new CommandError('Expected value')
  reader.index += word.length
  return word
}

function readBare(reader: Reader): SnbtValue {
  const word = readWord(reader)
  if (word === 'true' || word === 'false') return word === 'true'
  const number = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[bslfd]?$/i.exec(word)
  return number ? Number(number[1]) : word
}
