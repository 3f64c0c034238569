import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'

/** Disconnects players. */
export const kickCommand: CommandDefinition = {
  usage: '/kick <targets> [<reason>]',
  run({ world, args }) {
    const players = args.players()
    const reason = args.left > 0 ? args.text() : 'Kicked by an operator'
    const described = describeTargets(world, players, 'players')
    for (const player of players) player.disconnect(reason)
    return `Kicked ${described}: ${reason}`
  },
}
