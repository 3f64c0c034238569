import type { CommandArguments } from './command-arguments.ts'

/** One subcommand: what its help says, which flags it takes, and what it does. */
export interface Command {
  readonly name: string
  /** Words it takes, such as `RUN [RUN …]`; empty for none. */
  readonly words: string
  /** One line. */
  readonly summary: string
  /** More lines of help. */
  readonly details?: readonly string[]
  readonly examples: readonly string[]
  readonly flags: Readonly<Record<string, FlagDefinition>>
  /** First words that shells offer. */
  readonly subcommands?: readonly string[]
  /** Returns the exit code. */
  readonly run: (input: CommandArguments, terminal: Terminal) => Promise<number>
}

/** One flag of a command. */
export interface FlagDefinition {
  /** What stands for its value in the help; absent for a switch. */
  readonly value?: string
  readonly summary: string
}

/** Where a command's output goes, what stops it, and what it knows of its surroundings. */
export interface Terminal {
  /** Standard output, a line at a time. */
  readonly say: (text: string) => void
  /** Standard error, a line at a time. */
  readonly complain: (text: string) => void
  /** Shows a passing status line; absent when nobody watches. */
  readonly progress?: (text: string) => void
  /** Ends a run cleanly. */
  readonly signal: AbortSignal
  /** Where `voyager.config.ts` is looked for. */
  readonly directory: string
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>
}
