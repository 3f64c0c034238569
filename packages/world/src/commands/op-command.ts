import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'

/** Lets players use operator commands. */
export const opCommand: CommandDefinition = {
  usage: '/op <targets>',
  run({ world, args }) {
    const players = args.players().filter(({ isOperator }) => !isOperator)
    args.end()
    if (players.length === 0) throw new CommandError('Nothing changed. The player already is an operator')
    for (const player of players) player.isOperator = player.operatorRuling = true
    return `Made ${describeTargets(world, players, 'players')} a server operator`
  },
}
