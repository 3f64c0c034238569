import type { CommandDefinition } from './define-command.ts'

const maxPlayers = 100

/** Shows who is in the world. */
export const listCommand: CommandDefinition = {
  usage: '/list',
  isPublic: true,
  run({ world, args }) {
    args.end()
    const names = world.players.map(({ name }) => name).join(', ')
    const text = `There are ${world.players.length} of a max of ${maxPlayers} players online: ${names}`
    return { text, result: world.players.length }
  },
}
