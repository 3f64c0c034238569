import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { isLootTableName, lootTableNames } from '../loot/loot-tables.ts'
import { rollLoot } from '../loot/roll-loot.ts'
import { rulesOf } from '../rules/index.ts'
import type { CommandDefinition } from './define-command.ts'
import { resourceName } from './resource-name.ts'

/** Draws from a chest's table and gives, drops or stores what comes. */
export const lootCommand: CommandDefinition = {
  usage: '/loot (give <players> | spawn <targetPos> | insert <targetPos>) loot <table>',
  run({ world, args }) {
    const action = args.choice(['give', 'spawn', 'insert'] as const)
    const players = action === 'give' ? args.players() : []
    const place = action === 'spawn' ? args.position() : action === 'insert' ? args.block() : undefined
    args.choice(['loot'])
    const table = resourceName(args.word()).replace(/^chests\//, '')
    args.end()
    if (!isLootTableName(table))
      throw new CommandError(`Unknown loot table '${table}', known are ${lootTableNames.join(', ')}`)
    const draw = (): readonly ItemStack[] =>
      rollLoot(table, {
        random: world.random,
        rules: rulesOf(world.registry),
        hasItem: (name) => world.items.has(name),
      })
    const stacks = place ? draw() : []
    if (place && action === 'spawn')
      for (const stack of stacks) world.entities.dropItem(stack, { position: place })
    else if (place) insert(world, place, stacks)
    let count = stacks.length
    for (const player of players) {
      const own = draw()
      for (const stack of own) giveOrDrop(world, player, stack)
      count += own.length
    }
    return `Dropped ${count} items from loot table minecraft:chests/${table}`
  },
}

function insert(world: WorldContext, place: Place, stacks: readonly ItemStack[]): void {
  const container = world.hooks.storageAt(place)?.container
  if (!container) throw new CommandError('Target position is not a container')
  for (const stack of stacks) {
    let slot = 0
    while (slot < container.size && container.get(slot)) slot += 1
    if (slot < container.size) container.set(slot, stack)
  }
}
