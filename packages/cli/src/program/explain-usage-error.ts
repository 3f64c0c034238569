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
  const name = pathOf(parser)
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? []
  switch (error.code) {
    case 'commander.unknownCommand':
      return new InvalidArgumentError(
        name === program.name() ? 'command' : 'action',
        quoted,
        didYouMean(quoted, {
          known: commandsOf(parser),
          otherwise: `\`${name} --help\` lists the commands.`,
        }),
      )
    case 'commander.unknownOption': {
      const flag = quoted.split('=')[0] ?? quoted
      const flags = parser.options.flatMap(({ long }) => (long === undefined ? [] : [long]))
      const otherwise = `\`${name} --help\` lists the flags.`
      const remedy = retiredFlags.get(flag) ?? didYouMean(flag, { known: flags, otherwise })
      return new InvalidArgumentError('flag', flag, remedy)
    }
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
    case 'commander.excessArguments':
      return new InvalidArgumentError('words', parser.args.join(' '), `write ${usageOf(parser)}.`)
    default: {
      const [line = ''] = error.message.replace(/^error: /, '').split('\n')
      return new InvalidArgumentError('command line', args.join(' '), `${line.replace(/\.$/, '')}.`)
    }
  }
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
