import type { CommandDefinition } from './define-command.ts'
import { replaceItem } from './replace-item.ts'

/** Puts items into slots of players, as versions from 1.17 on write it. */
export const itemCommand: CommandDefinition = {
  usage: '/item replace entity <targets> <slot> with <item> [<count>]',
  run({ world, args }) {
    args.choice(['replace'])
    args.choice(['entity'])
    const players = args.players()
    const slotName = args.word()
    args.choice(['with'])
    return replaceItem(world, args, { players, slotName })
  },
}
