import type { CommandDefinition } from './define-command.ts'

/** Says something to everyone. */
export const sayCommand: CommandDefinition = {
  usage: '/say <message>',
  run({ world, args, player }) {
    world.announce(`[${player?.name ?? 'Server'}] ${args.text()}`)
    return undefined
  },
}
