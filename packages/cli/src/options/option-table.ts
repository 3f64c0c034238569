import { commandOptions } from './command-options.ts'
import { evalOptions } from './eval-options.ts'
import { fleetOptions } from './fleet-options.ts'
import { modelOptions } from './model-options.ts'
import type { CommandGroup, CommandName, OptionRow } from './option-row.ts'
import { runOptions } from './run-options.ts'
import { teamOptions } from './team-options.ts'
import { worldOptions } from './world-options.ts'

/** Rows by configuration key. */
export type OptionTable = typeof worldOptions &
  typeof modelOptions &
  typeof runOptions &
  typeof evalOptions &
  typeof fleetOptions &
  typeof teamOptions &
  typeof commandOptions

/** Configuration key of an option. */
export type OptionName = keyof OptionTable

/** Every option of the command line, once. */
export const optionTable: OptionTable = {
  ...worldOptions,
  ...runOptions,
  ...modelOptions,
  ...evalOptions,
  ...fleetOptions,
  ...teamOptions,
  ...commandOptions,
}

/** Rows with their names, in the order of the help. */
export function optionRows(): readonly (readonly [OptionName, OptionRow])[] {
  const rows: Readonly<Record<OptionName, OptionRow>> = optionTable
  // The keys of a complete record are its names.
  return Object.entries(rows) as [OptionName, OptionRow][]
}

/** Rows that a command takes, in the order of the help. */
export function rowsOf(command: CommandName): readonly (readonly [OptionName, OptionRow])[] {
  const names: readonly string[] = [command, groupOf(command)]
  return optionRows().filter(
    ([, { commands, isInConfig }]) =>
      commands === 'all' ||
      commands.some((name) => names.includes(name)) ||
      // It shows whatever a configuration may hold.
      (command === 'config' && isInConfig !== false),
  )
}

/** Help of an option in the words of one command. */
export function helpFor({ help, helpOf = {} }: OptionRow, command: CommandName): string {
  return helpOf[command] ?? helpOf[groupOf(command)] ?? help
}

/** Default of an option in the words of one command; undefined when it has none. */
export function defaultFor(row: OptionRow, command: CommandName): string | undefined {
  const { shown = row.default, shownOf = {} } = row
  const words = shownOf[command] ?? shownOf[groupOf(command)] ?? shown
  return words === undefined ? undefined : String(words)
}

function groupOf(command: CommandName): CommandGroup {
  // The type is the first word of each name.
  return (command.split(' ')[0] ?? command) as CommandGroup
}

/** The flag of an option without its dashes, such as `base-url`. */
export function flagOf(name: OptionName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
