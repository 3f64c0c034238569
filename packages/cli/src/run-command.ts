import {
  AgentError,
  EnvironmentLostError,
  InvalidArgumentError,
  ModelUnavailableError,
} from '@voyager-mc/core'
import { RunStoreError } from '@voyager-mc/voyager'
import { allCommands } from './all-commands.ts'
import { parseWords, readArguments } from './command-arguments.ts'
import type { Terminal } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { loadConfig } from './load-config.ts'
import { renderCommandHelp, renderProgramHelp } from './render-help.ts'

/** Runs the command line and returns its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal)
  } catch (error) {
    // Our own errors say what to do; of others the stack is the only help.
    const isOurs = AgentError.isInstance(error) && !args.includes('--debug')
    const text =
      error instanceof Error ? ((isOurs ? undefined : error.stack) ?? error.message) : String(error)
    terminal.complain(isOurs ? (text.split('\n')[0] ?? text) : text)
    return exitCodeOfError(error)
  }
}

/** The exit code of a command that threw; a world, a model or a disk that is out of order says nothing about the command. */
export function exitCodeOfError(error: unknown): number {
  if (InvalidArgumentError.isInstance(error)) return exitCodes.wrongUse
  const isFault =
    EnvironmentLostError.isInstance(error) ||
    ModelUnavailableError.isInstance(error) ||
    RunStoreError.isInstance(error)
  return isFault ? exitCodes.fault : exitCodes.failed
}

async function dispatch([name = '', ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (['', '--help', '-h', 'help'].includes(name)) {
    terminal.say(renderProgramHelp(allCommands))
    return name === '' ? exitCodes.wrongUse : exitCodes.done
  }
  const command = allCommands.find((known) => known.name === name)
  if (command === undefined) {
    const names = allCommands.map((known) => known.name).join(', ')
    throw new InvalidArgumentError('command', name, `use one of ${names}.`)
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.say(renderCommandHelp(command))
    return exitCodes.done
  }
  const parsed = parseWords(rest, { command: name, flags: command.flags })
  const { config: file } = parsed.values
  const config = await loadConfig(terminal.directory, typeof file === 'string' ? { file } : {})
  return command.run(readArguments(parsed, config), terminal)
}
