import { CommandError } from '../errors/command-error.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets, itemTitle } from './entity-name.ts'

const maxStacks = 100

/** Gives items; what finds no room falls to the ground. */
export const giveCommand: CommandDefinition = {
  usage: '/give <targets> <item> [<count>]',
  run({ world, args }) {
    const players = args.players()
    const item = args.item()
    const count = args.left > 0 ? args.integer({ minimum: 1 }) : 1
    args.end()
    const stackSize = world.items.stackSize(item.name)
    const title = itemTitle(world, item.name)
    if (count > stackSize * maxStacks) {
      throw new CommandError(`Can't give more than ${stackSize * maxStacks} of [${title}]`)
    }
    for (const player of players) {
      for (let left = count; left > 0; left -= stackSize) {
        giveOrDrop(world, player, { ...item, count: Math.min(left, stackSize) })
      }
    }
    return `Gave ${count} [${title}] to ${describeTargets(world, players, 'players')}`
  },
}
