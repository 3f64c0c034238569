import type { CommandName } from '../options/option-row.ts'
import type { OptionName } from '../options/option-table.ts'
import type { Origin, Settings } from '../options/settings.ts'
import type { ExitCode } from '../faults/exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** One command: its help and what it does; its options stand in the table. */
export interface Command {
  /** One word, or two for an action of a group. */
  readonly name: CommandName
  /** Words it takes: `<GOAL>` is needed, `[NAME]` may be there, `<RUN...>` is one or more. */
  readonly words: string
  /** One line. */
  readonly summary: string
  /** More lines of help. */
  readonly details?: readonly string[]
  readonly examples: readonly string[]
  /** Words that its first argument may be; absent for any. */
  readonly choices?: readonly string[]
  readonly run: (input: CommandInput, terminal: Terminal) => Promise<ExitCode>
}

/** A command line that was read. */
export interface CommandInput {
  /** Words that are no flags. */
  readonly words: readonly string[]
  readonly settings: Settings
  readonly originOf: (name: OptionName) => Origin
  /** Every command that could have been asked for. */
  readonly known: readonly Command[]
  /** The same command line over the settings that a run keeps. */
  readonly over: (kept: Readonly<Record<string, unknown>>) => Pick<CommandInput, 'settings' | 'originOf'>
}
