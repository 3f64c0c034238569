import { handSlot, heldItem } from '../context/player.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { resourceName } from './resource-name.ts'

/** Enchants what players hold. */
export const enchantCommand: CommandDefinition = {
  usage: '/enchant <targets> <enchantment> [<level>]',
  run({ world, args }) {
    const players = args.players()
    const name = resourceName(args.word())
    const type = Object.hasOwn(world.registry.enchantmentsByName, name)
      ? world.registry.enchantmentsByName[name]
      : undefined
    if (!type) throw new CommandError(`Unknown enchantment: minecraft:${name}`)
    const level = args.left > 0 ? args.integer({ minimum: 0 }) : 1
    args.end()
    if (level > type.maxLevel) {
      throw new CommandError(
        `${level} is higher than the maximum level of ${type.maxLevel} supported by that enchantment`,
      )
    }
    const holders = players.filter((player) => heldItem(player) !== undefined)
    if (holders.length === 0)
      throw new CommandError(
        'Nothing changed. Targets either have no item in their hands or the enchantment could not be applied',
      )
    for (const player of holders) {
      const stack = heldItem(player)
      if (!stack) continue
      const others = (stack.enchantments ?? []).filter((present) => present.name !== name)
      player.inventory.set(handSlot(player), { ...stack, enchantments: [...others, { name, level }] })
    }
    return `Applied enchantment ${type.displayName} to ${describeTargets(world, holders)}'s item`
  },
}
