import { CommanderError, type Command as Parser } from 'commander'
import type { ChosenCommand } from './build-parser.ts'
import { explainUsageError } from './explain-usage-error.ts'
import { findHelp } from './find-help.ts'

/** Builds the parser that calls back with the command that was chosen. */
export type MakeParser = (onChoice: (chosen: ChosenCommand) => void) => Parser

/** Request of a command line. */
type CommandLine =
  | { readonly type: 'command'; readonly chosen: ChosenCommand }
  /** A help or a version was asked for and printed. */
  | { readonly type: 'printed' }
  /** No command was named; the help was printed. */
  | { readonly type: 'nothing' }

/** Reads a command line; what the commands and the table do not know throws `InvalidArgumentError`. */
export function readCommandLine(args: readonly string[], makeParser: MakeParser): CommandLine {
  let chosen: ChosenCommand | undefined
  const program = makeParser((found) => (chosen = found))
  const asked = findHelp(program, args)
  if (asked !== undefined) {
    asked.outputHelp()
    return { type: 'printed' }
  }
  try {
    program.parse([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { type: 'printed' }
    if (error.code !== 'commander.help') throw explainUsageError(error, { program, args })
    const group = program.commands.find((command) => command.name() === args[0])
    const missed = group ?? program
    missed.outputHelp()
  }
  return chosen === undefined ? { type: 'nothing' } : { type: 'command', chosen }
}
