import { describeType } from '../../packages/cli/src/options/describe-type.ts'
import { defaultFor, flagOf, optionRows } from '../../packages/cli/src/options/option-table.ts'
import { renderRows } from './render-rows.ts'

/** The page of the configuration file, from the table of options. */
export function renderConfiguration(): string {
  const rows = optionRows().filter(([, { isInConfig }]) => isInConfig !== false)
  return [
    '# Configuration',
    [
      '```ts compiled',
      "import type { VoyagerConfig } from '@voyager-mc/cli'",
      '',
      "const config: VoyagerConfig = { model: 'openai:gpt-4o', maxDollars: 5, until: 'diamond_pickaxe' }",
      'export default config',
      '```',
    ].join('\n'),
    '`voyager` reads `voyager.config.ts`, `.mts`, `.js` or `.mjs` of the directory it is started in, or the file of `--config`. ' +
      'Its keys are the flags of [the command line](command-line.md) in camel case; this page is generated from the same table. ' +
      'What is no key, and a value that can never work, is refused with its name.',
    'The first of these that has a value wins: the flag, the run that goes on, [the environment variable](environment-variables.md), ' +
      'the configuration, the default. What a run keeps is marked: `voyager resume RUN` needs no flag for it.',
    renderRows(
      ['Key', 'Type', 'Default', 'Means', 'Flag', 'Kept'],
      rows.map(([name, row]) => [
        `\`${name}\``,
        describeType(row),
        defaultFor(row, 'config') ?? '',
        row.help,
        `\`--${flagOf(name)}\``,
        row.isKept === true ? 'yes' : '',
      ]),
    ),
    'Keys of models stand in environment variables only.',
  ].join('\n\n')
}
