import { allCommands } from '../commands/all-commands.ts'
import type { Command } from '../commands/command.ts'
import { buildParser } from '../program/build-parser.ts'
import { runCommandLine } from '../program/run-command-line.ts'
import { cleanText } from '../terminal/clean-text.ts'

/** A command line that has ended. */
export interface CliOutcome {
  readonly code: number
  /** Lines of standard output. */
  readonly said: string
  /** Lines of standard error. */
  readonly complaint: string
}

interface RunCliOptions {
  readonly directory?: string
  readonly variables?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Commands that there are; all of them by default. */
  readonly commands?: readonly Command[]
  /** Hears each line of standard output at once. */
  readonly onSay?: (line: string) => void
}

/** Runs a command line of `voyager` in this process, without a screen. */
export async function runCli(
  words: readonly string[],
  {
    directory = '/nowhere',
    variables = {},
    signal = new AbortController().signal,
    commands = allCommands,
    onSay = () => undefined,
  }: RunCliOptions = {},
): Promise<CliOutcome> {
  const said: string[] = []
  const complaints: string[] = []
  const code = await runCommandLine(words, {
    terminal: {
      say(text) {
        said.push(cleanText(text))
        onSay(cleanText(text))
      },
      warn: (text) => complaints.push(cleanText(text)),
      signal,
      directory,
      variables,
    },
    commands,
    makeParser: (onChoice) =>
      buildParser({ commands, version: '0.0.0', say: (text) => said.push(text), onChoice }),
  })
  return { code, said: said.join('\n'), complaint: complaints.join('\n') }
}
