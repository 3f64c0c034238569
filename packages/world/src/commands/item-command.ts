import type { CommandDefinition } from './define-command.ts'
import { readReplacedSlot, replaceItem } from './replace-item.ts'

/** Puts items into slots of players and containers, as versions from 1.17 on write it. */
export const itemCommand: CommandDefinition = {
  usage:
    '/item replace (entity <targets> <slot> with <item> [<count>] | block <targetPos> <slot> with <item> [<count>])',
  run({ world, args }) {
    args.choice(['replace'])
    const slot = readReplacedSlot(args)
    args.choice(['with'])
    return replaceItem(world, args, slot)
  },
}
