import type { CommandDefinition } from './define-command.ts'
import { readReplacedSlot, replaceItem } from './replace-item.ts'

/** Puts items into slots of players and containers, as versions before 1.17 write it. */
export const replaceitemCommand: CommandDefinition = {
  usage:
    '/replaceitem (entity <targets> <slot> <item> [<count>] | block <targetPos> <slot> <item> [<count>])',
  run: ({ world, args }) => replaceItem(world, args, readReplacedSlot(args)),
}
