import type { CommandDefinition } from './define-command.ts'

/** Tells everyone what a player does. */
export const meCommand: CommandDefinition = {
  usage: '/me <action>',
  isPublic: true,
  run({ world, args, player }) {
    world.announce(`* ${player?.name ?? 'Server'} ${args.text()}`)
    return undefined
  },
}
