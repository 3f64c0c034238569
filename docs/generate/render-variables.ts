import { flagOf, optionRows } from '../../packages/cli/src/options/option-table.ts'
import { renderRows } from './render-rows.ts'

/** The page of environment variables, from the table of options. */
export function renderVariables(): string {
  const rows = optionRows().flatMap(([name, row]) =>
    row.variable === undefined ? [] : [{ name, row, variable: row.variable }],
  )
  return [
    '# Environment variables',
    '```sh\nOPENAI_API_KEY=… VOYAGER_MODEL=openai:gpt-4o VOYAGER_MAX_DOLLARS=5 voyager learn\n```',
    'A variable stands for a flag and wins over [the configuration](configuration.md); an empty one counts as not set. ' +
      'This page is generated from the table of options.',
    renderRows(
      ['Variable', 'Means', 'Flag'],
      rows.map(({ name, row, variable }) => [
        `\`${variable}\``,
        row.help,
        row.isSecret === true ? 'none: flags can be read by every process' : `\`--${flagOf(name)}\``,
      ]),
    ),
    'Other providers read their keys from variables of their own, such as `ANTHROPIC_API_KEY`; `voyager doctor --model NAME` says ' +
      'which. `NO_COLOR=1` prints without colours.',
  ].join('\n\n')
}
