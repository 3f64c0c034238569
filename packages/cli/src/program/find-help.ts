import type { Command as Parser } from 'commander'
import { InvalidArgumentError } from '@voyager-mc/core'
import { unknownCommand } from './explain-usage-error.ts'

/** The parser that `help` and the words behind it ask about; undefined when something else was asked for. */
export function findHelp(program: Parser, args: readonly string[]): Parser | undefined {
  const [first = '', ...rest] = args
  if (program.commands.length === 0 || args.some((word) => word.startsWith('-'))) return undefined
  if (first === 'help') return descend(program, rest)
  const group = program.commands.find((command) => command.name() === first)
  return group !== undefined && group.commands.length > 0 && rest[0] === 'help'
    ? descend(group, rest.slice(1))
    : undefined
}

function descend(parser: Parser, words: readonly string[]): Parser {
  let found = parser
  for (const [index, word] of words.entries()) {
    if (found.commands.length === 0) {
      const good = words.slice(0, index).join(' ')
      throw new InvalidArgumentError('words', words.join(' '), `write voyager help ${good}.`)
    }
    const next = found.commands.find((command) => command.name() === word)
    if (next === undefined) throw unknownCommand(found, word)
    found = next
  }
  return found
}
