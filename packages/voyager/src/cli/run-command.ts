import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import { readAgentFlags, type AgentFlags } from './agent-flags.ts'
import { learnCommand, solveCommand, type AgentContext } from './agent-commands.ts'
import { compareCommand } from './compare-command.ts'
import type { DirectoryCommand } from './directory-command.ts'
import { reportCommand } from './report-command.ts'
import { statusCommand } from './status-command.ts'

/** Where a command's output goes, and what stops it. */
export interface Terminal extends AgentContext {
  readonly complain: (text: string) => void
}

const onDirectories: Readonly<Record<string, DirectoryCommand>> = {
  report: reportCommand,
  compare: compareCommand,
  status: statusCommand,
}

const onServers: Readonly<Record<string, (flags: AgentFlags, context: AgentContext) => Promise<number>>> = {
  learn: learnCommand,
  solve: solveCommand,
}

const help = `voyager <command>

  learn              learns on a server, by default at 127.0.0.1:25565
  solve GOAL         works towards a goal with the skills at hand
  report RUN         writes RUN/report: figures, table, plots
  compare RUN RUN …  medians and ranges of several runs
  status RUN         where a run stands and what it was doing

learn and solve:
  --host HOST  --port PORT  --version VERSION  --username NAME
  --run RUN          keeps journal, checkpoints and skills there
  --resume           continues the run in RUN
  --skills DIR       uses the skill library there
  --model NAME       provider:model; without it the rules of the tech tree decide
  --base-url URL     an OpenAI-compatible endpoint
  --attempts N       at most so many (learn 160, solve 50)
  --until ITEM       ends once the item was held

  --json             prints data instead of text
  --debug            prints stack traces
  --help             prints this

Exit code: 0 done, 1 failed, 2 wrong use, 130 interrupted.`

/** Runs the command line and returns its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { say, complain } = terminal
  try {
    if (args.includes('--help') || args.length === 0) {
      say(help)
      return args.length === 0 ? 2 : 0
    }
    return await dispatch(args, terminal)
  } catch (error) {
    // Our own errors say what to do; of others the stack is the only help.
    const isOurs = AgentError.isInstance(error) && !args.includes('--debug')
    complain(error instanceof Error ? ((isOurs ? undefined : error.stack) ?? error.message) : String(error))
    return InvalidArgumentError.isInstance(error) ? 2 : 1
  }
}

async function dispatch([name = '', ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  const onServer = onServers[name]
  if (onServer !== undefined) return onServer(readAgentFlags(rest), terminal)
  const onDirectory = onDirectories[name]
  if (onDirectory === undefined) {
    const names = [...Object.keys(onServers), ...Object.keys(onDirectories)].join(', ')
    throw new InvalidArgumentError('command', name, `use one of ${names}.`)
  }
  const { words: directories, json } = readAgentFlags(rest)
  if (directories.length === 0) throw new InvalidArgumentError('RUN', '', `write voyager ${name} RUN.`)
  await onDirectory(directories, { json, say: terminal.say })
  return 0
}
