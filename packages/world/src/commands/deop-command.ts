import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'

/** Takes operator commands from players. */
export const deopCommand: CommandDefinition = {
  usage: '/deop <targets>',
  run({ world, args }) {
    const players = args.players().filter(({ isOperator }) => isOperator)
    args.end()
    if (players.length === 0) throw new CommandError('Nothing changed. The player is not an operator')
    for (const player of players) player.isOperator = player.operatorRuling = false
    return `Made ${describeTargets(world, players, 'players')} no longer a server operator`
  },
}
