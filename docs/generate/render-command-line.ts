import { allCommands } from '../../packages/cli/src/commands/all-commands.ts'
import type { Command } from '../../packages/cli/src/commands/command.ts'
import type { OptionRow } from '../../packages/cli/src/options/option-row.ts'
import { exitCodeMeanings } from '../../packages/cli/src/faults/exit-codes.ts'
import { defaultFor, flagOf, helpFor, rowsOf } from '../../packages/cli/src/options/option-table.ts'
import { renderRows } from './render-rows.ts'

/** The page of the command line, from the commands and the table of options. */
export function renderCommandLine(): string {
  return [
    '# Command line',
    '```sh\nnpm install --global @voyager-mc/cli\nvoyager learn\n```',
    'This page is generated from the table of options. `voyager COMMAND --help` prints the same. Flags that stay the same go ' +
      'into [the configuration](configuration.md) or [environment variables](environment-variables.md); a flag wins over both.',
    renderRows(
      ['Command', 'Does'],
      allCommands.map(({ name, summary }) => [`[\`${name}\`](#voyager-${name.replace(' ', '-')})`, summary]),
    ),
    'Every command takes `--json`, `--config FILE`, `--debug` and `--help`.',
    '## Exit codes',
    renderRows(
      ['Code', 'Means'],
      exitCodeMeanings.map(([code, meaning]) => [String(code), meaning]),
    ),
    'Ctrl-C, SIGTERM, SIGHUP and a reader of the output who has gone end a run cleanly; a second one ends the process at once. ' +
      'Everything that was committed is kept either way.',
    ...allCommands.map(renderCommand),
  ].join('\n\n')
}

function renderCommand({ name, words, summary, details = [], examples }: Command): string {
  const options = rowsOf(name).filter(([, { commands, isSecret }]) => commands !== 'all' && isSecret !== true)
  return [
    `## voyager ${name}`,
    `${upperFirst(summary)}. ${details.join(' ')}`.trim(),
    words === '' ? '' : `Words: \`${words}\`.`,
    `\`\`\`sh\n${examples.join('\n')}\n\`\`\``,
    options.length === 0
      ? ''
      : renderRows(
          ['Flag', 'Means', 'Default'],
          options.map(([option, row]) => [
            `\`--${flagOf(option)}${row.value === undefined ? '' : ` ${row.value}`}\``,
            helpFor(row, name) + choicesOf(row),
            defaultFor(row, name) ?? '',
          ]),
        ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function choicesOf({ choices, value }: OptionRow): string {
  return choices === undefined || value === choices.join('|') ? '' : `: ${choices.join(', ')}`
}
