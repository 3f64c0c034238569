import type { Command, CommandInput } from '../commands/command.ts'
import { loadConfig } from '../options/load-config.ts'
import { resolveSettings } from '../options/resolve-settings.ts'
import { exitCodes, type ExitCode } from '../faults/exit-codes.ts'
import { describeFault } from '../faults/describe-fault.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { ChosenCommand } from './build-parser.ts'
import { readCommandLine, type MakeParser } from './read-command-line.ts'

interface RunCommandLineOptions {
  readonly terminal: Terminal
  readonly makeParser: MakeParser
  /** Every command that the parser knows. */
  readonly commands: readonly Command[]
}

/** Runs a command line and returns its exit code; every error becomes one line. */
export async function runCommandLine(
  args: readonly string[],
  { terminal, makeParser, commands }: RunCommandLineOptions,
): Promise<ExitCode> {
  try {
    const line = readCommandLine(args, makeParser)
    if (line.type === 'command') return await start(line.chosen, { terminal, commands })
    return line.type === 'printed' ? exitCodes.done : exitCodes.wrongUse
  } catch (error) {
    const { line, code, isExplained } = describeFault(error, { signal: terminal.signal })
    const wantsTrace = args.includes('--debug') || !isExplained
    terminal.warn(wantsTrace && error instanceof Error ? (error.stack ?? line) : line)
    return code
  }
}

async function start(
  { command, words, flags }: ChosenCommand,
  { terminal, commands }: Pick<RunCommandLineOptions, 'terminal' | 'commands'>,
): Promise<ExitCode> {
  const file = typeof flags.config === 'string' ? { file: flags.config } : {}
  const config = await loadConfig(terminal.directory, file)
  const sources = { flags, variables: terminal.variables, config }
  const input: CommandInput = {
    words,
    known: commands,
    ...resolveSettings(command.name, sources),
    over: (kept) => resolveSettings(command.name, { ...sources, kept }),
  }
  return command.run(input, terminal)
}
