import { allCommands } from '../commands/all-commands.ts'
import { askedLearning } from '../commands/asked-learning.ts'
import type { Command } from '../commands/command.ts'
import { conductLearning, type PlayLearning } from '../commands/conduct-learning.ts'
import { openTerminal } from '../terminal/open-terminal.ts'
import { shellWord } from '../terminal/shell-word.ts'
import { buildCommand } from './build-parser.ts'
import { runCommandLine } from './run-command-line.ts'

/**
 * Runs the main job with a player of one's own: flags, help, display, interrupts and exit codes are those of
 * `voyager learn`. The process ends with it. `name` is the command line that people start it with.
 */
export async function runMainJob(name: string, play: PlayLearning): Promise<void> {
  const { terminal, leave } = openTerminal(process)
  const learn = allCommands.find((command) => command.name === 'learn')
  const command: Command = {
    name: 'learn',
    words: '',
    summary: learn?.summary ?? '',
    examples: [name, `${name} --seed 7 --attempts 160`, `${name} --run runs/first --resume`],
    run: async (input) => {
      const asked = await askedLearning(input)
      const resumeLine = `${name} --run ${shellWord(asked.settings.run)} --resume`
      return conductLearning(asked, { terminal, resumeLine, play })
    },
  }
  const code = await runCommandLine(process.argv.slice(2), {
    terminal,
    commands: [command],
    makeParser: (onChoice) => buildCommand(command, { say: terminal.say, onChoice, name }),
  })
  leave(code)
}
