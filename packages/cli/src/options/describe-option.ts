import type { CommandName, OptionRow } from './option-row.ts'
import { defaultFor, helpFor } from './option-table.ts'

/** Help of an option in the words of one command, with its choices, its default and its variable. */
export function describeOption(row: OptionRow, command: CommandName): string {
  const help = helpFor(row, command)
  const fallback = defaultFor(row, command)
  const notes = [
    ...(row.choices !== undefined && row.value !== row.choices.join('|')
      ? [`of ${row.choices.join(', ')}`]
      : []),
    ...(fallback === undefined ? [] : [`default: ${fallback}`]),
    ...(row.variable === undefined ? [] : [`env: ${row.variable}`]),
  ]
  return notes.length === 0 ? help : `${help} (${notes.join('; ')})`
}
