import { commonFlags } from './command-arguments.ts'
import type { Command, FlagDefinition } from './command.ts'

/** The help of the whole program. */
export function renderProgramHelp(commands: readonly Command[]): string {
  return [
    'voyager COMMAND [WORDS] [FLAGS]',
    '',
    ...table(commands.map(({ name, words, summary }) => [`${name} ${words}`.trim(), summary])),
    '',
    'voyager COMMAND --help says more. A flag may also stand in voyager.config.ts, in camel case.',
    '',
    exitCodeHelp,
  ].join('\n')
}

/** The help of one command. */
export function renderCommandHelp({ name, words, summary, details = [], examples, flags }: Command): string {
  return [
    `voyager ${name} ${words}`.trim(),
    '',
    `  ${summary}`,
    ...details.map((line) => `  ${line}`),
    '',
    'Flags:',
    ...table(Object.entries({ ...flags, ...commonFlags }).map(flagRow)),
    '',
    'Examples:',
    ...examples.map((line) => `  ${line}`),
    '',
    exitCodeHelp,
  ].join('\n')
}

const exitCodeHelp =
  'Exit code: 0 done, 1 failed, 2 wrong use, 3 world or model out of order and 4 budget spent (resume goes on), 130 interrupted.'

function flagRow([name, { value, summary }]: [string, FlagDefinition]): readonly [string, string] {
  return [value === undefined ? `--${name}` : `--${name} ${value}`, summary]
}

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
