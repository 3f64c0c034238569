import type { Command } from './command.ts'
import { compareCommand } from './compare-command.ts'
import { decomposeCommand } from './decompose-command.ts'
import { doctorCommand } from './doctor-command.ts'
import { exportCommand } from './export-command.ts'
import { exitCodes } from './exit-codes.ts'
import { learnCommand, resumeCommand } from './learn-command.ts'
import { mcpCommand } from './mcp-command.ts'
import { renderCompletions, shells } from './render-completions.ts'
import { reportCommand } from './report-command.ts'
import { skillsCommand } from './skills-command.ts'
import { solveCommand } from './solve-command.ts'
import { statusCommand } from './status-command.ts'
import { worldCommand } from './world-command.ts'

/** `voyager completions SHELL`: prints a script that completes commands and flags. */
const completionsCommand: Command = {
  name: 'completions',
  words: 'bash|zsh|fish',
  summary: 'print a completion script for a shell',
  examples: ['source <(voyager completions bash)', 'voyager completions fish | source'],
  flags: {},
  subcommands: shells,
  run: async ({ words: [shell = ''] }, { say }) => {
    say(renderCompletions(shell, allCommands))
    return exitCodes.done
  },
}

/** Every subcommand, in the order of the help. */
export const allCommands: readonly Command[] = [
  learnCommand,
  solveCommand,
  decomposeCommand,
  resumeCommand,
  reportCommand,
  compareCommand,
  statusCommand,
  skillsCommand,
  exportCommand,
  doctorCommand,
  worldCommand,
  mcpCommand,
  completionsCommand,
]
