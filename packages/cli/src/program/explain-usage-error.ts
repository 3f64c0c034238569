import type { Command as Parser, CommanderError } from 'commander'
import { InvalidArgumentError } from '@voyager-mc/core'
import { didYouMean } from '../options/did-you-mean.ts'
import { retiredFlags } from '../options/retired-flags.ts'

/** An error of the parser in the words of every other one: value and remedy. */
export function explainUsageError(
  error: CommanderError,
  { program, args }: { readonly program: Parser; readonly args: readonly string[] },
): InvalidArgumentError {
  const parser = findParser(program, args)
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? []
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknownCommand(parser, quoted)
    case 'commander.unknownOption':
      return unknownFlag(parser, quoted)
    case 'commander.optionMissingArgument': {
      const [flag = quoted, value = 'a value'] = quoted.split(' ')
      return new InvalidArgumentError(flag, '', `write ${flag} ${value.replaceAll(/[<>]/g, '')}.`)
    }
    case 'commander.missingArgument':
      return new InvalidArgumentError(quoted, '', `write ${usageOf(parser)}.`)
    case 'commander.invalidArgument': {
      const [argument] = parser.registeredArguments
      const remedy = `use one of ${(argument?.argChoices ?? []).join(', ')}.`
      return new InvalidArgumentError(argument?.name() ?? 'word', parser.args[0] ?? '', remedy)
    }
    case 'commander.excessArguments': {
      const swallowed = swallowedFlag(parser)
      if (swallowed !== undefined) return swallowed
      return new InvalidArgumentError('words', parser.args.join(' '), `write ${usageOf(parser)}.`)
    }
    default: {
      const [line = ''] = error.message.replace(/^error: /, '').split('\n')
      return new InvalidArgumentError('command line', args.join(' '), `${line.replace(/\.$/, '')}.`)
    }
  }
}

/** Refusal of a word that is no command of a parser. */
export function unknownCommand(parser: Parser, word: string): InvalidArgumentError {
  const otherwise = `\`${pathOf(parser)} --help\` lists the commands.`
  return new InvalidArgumentError(
    parser.parent === null ? 'command' : 'action',
    word,
    didYouMean(word, { known: commandsOf(parser), otherwise }),
  )
}

/** Refusal of a flag that was taken for the value of the one before it; undefined where none was. */
export function swallowedFlag(parser: Parser): InvalidArgumentError | undefined {
  const flags = flagsOf(parser)
  for (const option of parser.options) {
    const value: unknown = parser.getOptionValue(option.attributeName())
    if (typeof value === 'string' && flags.includes(value.split('=')[0] ?? value))
      return new InvalidArgumentError(
        option.long ?? '',
        value,
        `write ${option.flags.replaceAll(/[<>]/g, '')}.`,
      )
  }
  return undefined
}

/** Flags of one letter that other programs have. */
const shortFlags: ReadonlyMap<string, string> = new Map([
  ['-h', '--help'],
  ['-?', '--help'],
  ['-v', '--version'],
  ['-V', '--version'],
])

function unknownFlag(parser: Parser, written: string): InvalidArgumentError {
  const [flag = written, ...values] = written.split('=')
  const name = pathOf(parser)
  const flags = flagsOf(parser)
  if (values.length > 0 && flags.includes(flag))
    return new InvalidArgumentError(flag, values.join('='), `leave the value out: write ${flag}.`)
  if (flags.includes(flag))
    return new InvalidArgumentError('flag', flag, `write it behind the command: \`${name} ${flag}\`.`)
  const owner = descendantsOf(parser).find((command) => flagsOf(command).includes(flag))
  if (owner !== undefined) {
    const remedy = `write it behind a command, such as \`${pathOf(owner)} ${flag}\`.`
    return new InvalidArgumentError('flag', flag, remedy)
  }
  const short = shortFlags.get(flag)
  const otherwise = `\`${name} --help\` lists the flags.`
  // A command has a --version with another meaning.
  const isKnown = short === '--help' || (short !== undefined && parser.parent === null)
  const remedy = isKnown
    ? `did you mean ${short}? If not, ${otherwise}`
    : (retiredFlags.get(flag) ?? didYouMean(flag, { known: flags, otherwise }))
  return new InvalidArgumentError('flag', flag, remedy)
}

function flagsOf(parser: Parser): readonly string[] {
  const options = parser.createHelp().visibleOptions(parser)
  return options.flatMap(({ long }) => (long === undefined ? [] : [long]))
}

function descendantsOf(parser: Parser): readonly Parser[] {
  return parser.commands.flatMap((command) => [command, ...descendantsOf(command)])
}

function findParser(program: Parser, args: readonly string[]): Parser {
  let parser = program
  for (const word of args.filter((arg) => !arg.startsWith('-'))) {
    const next = parser.commands.find((command) => command.name() === word)
    if (next === undefined) return parser
    parser = next
  }
  return parser
}

function pathOf(parser: Parser): string {
  return parser.parent === null ? parser.name() : `${pathOf(parser.parent)} ${parser.name()}`
}

function commandsOf(parser: Parser): readonly string[] {
  return parser.commands.map((command) => command.name())
}

function usageOf(parser: Parser): string {
  const words = parser.registeredArguments.map((argument) => {
    const name = argument.name()
    return `${name}${argument.variadic ? ' …' : ''}`
  })
  return [pathOf(parser), ...words].join(' ')
}
