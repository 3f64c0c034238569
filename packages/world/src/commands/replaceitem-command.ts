import type { CommandDefinition } from './define-command.ts'
import { replaceItem } from './replace-item.ts'

/** Puts items into slots of players, as versions before 1.17 write it. */
export const replaceitemCommand: CommandDefinition = {
  usage: '/replaceitem entity <targets> <slot> <item> [<count>]',
  run({ world, args }) {
    args.choice(['entity'])
    const players = args.players()
    return replaceItem(world, args, { players, slotName: args.word() })
  },
}
