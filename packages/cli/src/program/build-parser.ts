import { Argument, Command as Parser, Option } from 'commander'
import { describeOption } from '../options/describe-option.ts'
import { flagOf, optionTable, rowsOf, type OptionName } from '../options/option-table.ts'
import type { CommandName, OptionRow } from '../options/option-row.ts'
import type { Command } from '../commands/command.ts'
import { exitCodeMeanings } from '../faults/exit-codes.ts'
import { swallowedFlag } from './explain-usage-error.ts'

/** A command that was asked for, with its words and flags as they were written. */
export interface ChosenCommand {
  readonly command: Command
  readonly words: readonly string[]
  readonly flags: Readonly<Partial<Record<OptionName, unknown>>>
}

interface BuildParserOptions {
  readonly commands: readonly Command[]
  readonly version: string
  readonly say: (text: string) => void
  readonly onChoice: (chosen: ChosenCommand) => void
}

/** The parser of the whole command line; its help comes from the commands and the table. */
export function buildParser({ commands, version, say, onChoice }: BuildParserOptions): Parser {
  const program = dress(new Parser('voyager'), say)
    .description('A lifelong-learning Minecraft agent. `voyager learn` starts it in a world of its own.')
    .version(version, '--version', 'print the version of this program')
    .enablePositionalOptions()
  const groups = new Map<string, Parser>()
  for (const command of commands) {
    const [first = '', second] = command.name.split(' ')
    if (second === undefined) {
      program.addCommand(buildCommand(command, { say, onChoice }))
      continue
    }
    let group = groups.get(first)
    if (group === undefined) {
      group = dress(new Parser(first), say).description(groupSummaries.get(first) ?? '')
      groups.set(first, group)
      program.addCommand(group)
    }
    group.addCommand(buildCommand(command, { say, onChoice }))
  }
  return program.addHelpText('after', `\n${exitCodeHelp}`)
}

const groupSummaries: ReadonlyMap<string, string> = new Map([
  ['skills', 'look into a skill library, move skills, and keep them in order'],
  ['fleet', 'hand runs to the workers of a fleet, and see what becomes of them'],
])

/** The parser of one command, by the name it is called under. */
export function buildCommand(
  command: Command,
  { say, onChoice, name }: Pick<BuildParserOptions, 'say' | 'onChoice'> & { readonly name?: string },
): Parser {
  const parser = dress(new Parser(name ?? command.name.split(' ').at(-1)), say)
    .summary(command.summary)
    .description([command.summary, ...(command.details ?? [])].join('\n'))
  for (const word of command.words.split(' ').filter(Boolean)) {
    const argument = new Argument(word)
    parser.addArgument(command.choices === undefined ? argument : argument.choices([...command.choices]))
  }
  for (const [option, row] of rowsOf(command.name)) {
    if (!row.isSecret) parser.addOption(buildOption(option, row, command.name))
  }
  parser.addHelpText('after', `\nExamples:\n${command.examples.map((line) => `  ${line}`).join('\n')}`)
  parser.addHelpText('after', `\n${exitCodeHelp}`)
  return parser.action(() => {
    const swallowed = swallowedFlag(parser)
    if (swallowed !== undefined) throw swallowed
    onChoice({ command, words: parser.args, flags: writtenFlags(parser) })
  })
}

function buildOption(name: OptionName, row: OptionRow, command: CommandName): Option {
  const flag = `--${flagOf(name)}`
  return new Option(
    row.value === undefined ? flag : `${flag} <${row.value}>`,
    describeOption(row, command),
  ).helpGroup(`${row.group}:`)
}

function writtenFlags(parser: Parser): ChosenCommand['flags'] {
  const byAttribute = new Map(
    parser.options.map((option) => [option.long ?? '', option.attributeName()] as const),
  )
  // The keys of the table are its names.
  const names = Object.keys(optionTable) as OptionName[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const attribute = byAttribute.get(`--${flagOf(name)}`)
      if (attribute === undefined || parser.getOptionValueSource(attribute) !== 'cli') return []
      // A flag such as --no-programs is on when it is there, whatever the parser makes of its "no".
      return [[name, optionTable[name].type === 'switch' ? true : parser.getOptionValue(attribute)]]
    }),
  )
}

function dress(parser: Parser, say: (text: string) => void): Parser {
  return parser
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption('--help', 'print this')
    .configureOutput({ writeOut: (text) => say(text.trimEnd()), writeErr: () => undefined })
}

const exitCodeHelp = [
  'Exit codes:',
  ...exitCodeMeanings.map(([code, meaning]) => `  ${String(code).padEnd(4)} ${meaning}`),
].join('\n')
