import type { Screen } from './screen.ts'

/** Output of a command, what stops it, and what it knows of its surroundings. */
export interface Terminal {
  /** Standard output, a line at a time; control characters are taken out. */
  readonly say: (text: string) => void
  /** Standard error, a line at a time; control characters are taken out. */
  readonly warn: (text: string) => void
  /** Standard output as a screen that can be drawn on; absent where it is a file or a pipe. */
  readonly screen?: Screen
  /** Ends a run cleanly; its reason is an `InterruptedError`. */
  readonly signal: AbortSignal
  /** Place where `voyager.config.ts` is looked for. */
  readonly directory: string
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>
}
