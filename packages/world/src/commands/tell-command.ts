import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'

/** Says something to some players only. */
export const tellCommand: CommandDefinition = {
  usage: '/tell <targets> <message>',
  isPublic: true,
  run({ world, args, player }) {
    const players = args.players()
    const message = args.text()
    for (const each of players) each.tell(`${player?.name ?? 'Server'} whispers to you: ${message}`)
    return `You whisper to ${describeTargets(world, players, 'players')}: ${message}`
  },
}
