import type { CommandName } from '../options/option-row.ts'
import { describeOption } from '../options/describe-option.ts'
import { flagOf, rowsOf } from '../options/option-table.ts'

/** A command as far as completions are concerned. */
export interface Completable {
  readonly name: CommandName
  readonly summary: string
  /** Words that its first argument may be; absent for any. */
  readonly choices?: readonly string[]
}

/** Completions after one command. */
export interface Completion {
  /** Words of the command, such as `skills list`. */
  readonly command: string
  readonly summary: string
  /** Words that its first argument may be. */
  readonly choices: readonly string[]
  readonly flags: readonly FlagCompletion[]
}

/** One flag, without its dashes. */
interface FlagCompletion {
  readonly flag: string
  readonly help: string
  readonly takesValue: boolean
  /** Words that its value may be; empty for any. */
  readonly values: readonly string[]
}

/** Everything that shells can complete, from the commands and the table. */
export function completionsOf(commands: readonly Completable[]): readonly Completion[] {
  return commands.map(({ name, summary, choices = [] }) => ({
    command: name,
    summary,
    choices,
    flags: [
      ...rowsOf(name).flatMap(([option, row]) =>
        row.isSecret
          ? []
          : [
              {
                flag: flagOf(option),
                help: describeOption(row, name),
                takesValue: row.value !== undefined,
                values: row.choices ?? [],
              },
            ],
      ),
      { flag: 'help', help: 'print this', takesValue: false, values: [] },
    ],
  }))
}
