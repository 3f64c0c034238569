import { redactUrl } from '@voyager-mc/core'
import { exitCodes } from '../faults/exit-codes.ts'
import { loadConfig } from '../options/load-config.ts'
import { describeType } from '../options/describe-type.ts'
import type { OptionRow } from '../options/option-row.ts'
import { defaultFor, flagOf, rowsOf, type OptionName } from '../options/option-table.ts'
import type { Origin } from '../options/settings.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command, CommandInput } from './command.ts'

/** `voyager config`: every option that a configuration may hold, with its type, its value and where that comes from. */
export const runConfig: Command['run'] = async (input, { say, directory }) => {
  const { settings } = input
  const { file } = await loadConfig(directory, { file: settings.config })
  const shown = rowsOf('config')
    .filter(([, { isInConfig }]) => isInConfig !== false)
    .map(([name, row]) => showOption(name, row, input))
  if (settings.json) say(jsonLine({ file: file === '' ? null : file, options: shown }))
  else for (const line of renderOptions(shown, file)) say(line)
  return exitCodes.done
}

interface ShownOption {
  readonly name: OptionName
  readonly group: OptionRow['group']
  /** Values that it takes, in words. */
  readonly type: string
  /** Absent without a value. */
  readonly value?: unknown
  readonly from: Origin
  readonly default?: string
  readonly flag: string
  readonly variable?: string
  readonly help: string
}

function showOption(name: OptionName, row: OptionRow, { settings, originOf }: CommandInput): ShownOption {
  const value = settings[name]
  const fallback = defaultFor(row, 'config')
  const { group, help, variable } = row
  return {
    name,
    group,
    type: describeType(row),
    // The address of a database may hold a password.
    ...(value !== undefined && { value: typeof value === 'string' ? redactUrl(value) : value }),
    from: originOf(name),
    ...(fallback !== undefined && { default: fallback }),
    flag: `--${flagOf(name)}`,
    ...(variable !== undefined && { variable }),
    help,
  }
}

const origins: Readonly<Record<Origin, string>> = {
  flag: 'flag',
  run: 'run',
  variable: 'environment',
  config: 'file',
  default: 'default',
}

function renderOptions(options: readonly ShownOption[], file: string): readonly string[] {
  const width = Math.max(...options.map(({ name }) => name.length))
  const groups = [...new Set(options.map(({ group }) => group))]
  return [
    file === '' ? 'There is no voyager.config.ts here.' : `Configuration: ${file}`,
    ...groups.flatMap((group) => [
      '',
      group,
      ...options.filter((option) => option.group === group).map((option) => renderOption(option, width)),
    ]),
  ]
}

function renderOption(
  { name, type, value, from, default: fallback, variable }: ShownOption,
  width: number,
): string {
  const place = from === 'variable' && variable !== undefined ? variable : origins[from]
  const words = value === undefined ? 'not set' : typeof value === 'string' ? value : JSON.stringify(value)
  const otherwise = from === 'default' || fallback === undefined ? '' : `; default: ${fallback}`
  const unset = value === undefined && fallback !== undefined ? `: ${fallback}` : ''
  return `  ${name.padEnd(width)}  ${words}${unset} (${place}${otherwise})  [${type}]`
}
