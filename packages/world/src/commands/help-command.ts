import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'

/** Shows the syntax of the commands that a player may use, or of one of them. */
export const helpCommand: CommandDefinition = {
  usage: '/help [<command>]',
  isPublic: true,
  run({ world, args, player }) {
    const name = args.left > 0 ? args.word().replace(/^\//, '') : undefined
    args.end()
    const usages = [...world.commands.usages(player)]
      .filter(([own]) => name === undefined || own === name)
      .map(([, usage]) => usage)
    if (usages.length === 0) throw new CommandError('Unknown command or insufficient permissions')
    return [...new Set(usages)].join('\n')
  },
}
