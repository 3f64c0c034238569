import type { ExitCode } from '../faults/exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command, CommandInput } from './command.ts'

/** Words of the help of a command. */
export type CommandHelp = Pick<Command, 'words' | 'summary' | 'details' | 'examples'>

/** Does an action of a group, by its name. */
type RunAction<Name> = (
  name: Name,
  options: { readonly input: CommandInput; readonly terminal: Terminal },
) => Promise<ExitCode>

/** Makes a command of a group, whose actions are loaded when one is called. */
export function groupCommand<Name extends Command['name']>(
  name: Name,
  { load, ...help }: CommandHelp & { readonly load: () => Promise<RunAction<Name>> },
): Command {
  return { name, ...help, run: async (input, terminal) => (await load())(name, { input, terminal }) }
}
