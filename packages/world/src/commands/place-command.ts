import type { CommandAnswer } from '../context/command.ts'
import { blockPlace, type Place } from '../context/position.ts'
import type { PlannedStructure } from '../context/structures.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { isLootTableName } from '../loot/loot-tables.ts'
import { rollLoot, scatter } from '../loot/roll-loot.ts'
import { settleDweller } from '../mobs/settle-dweller.ts'
import { rulesOf } from '../rules/index.ts'
import type { CommandDefinition } from './define-command.ts'
import { resourceName } from './resource-name.ts'

// As deep as the world's own foundations go.
const deepestSupport = 24

/** Builds a structure with its chests and those who live there. */
export const placeCommand: CommandDefinition = {
  usage: '/place structure <structure> [<pos>]',
  run({ world, args, origin }): CommandAnswer {
    args.choice(['structure'])
    const name = resourceName(args.word())
    const middle = args.left > 0 ? args.block() : blockPlace(origin.position)
    args.end()
    const { placeable } = world.structures
    const plan = world.structures.plan(name, middle)
    if (!plan)
      throw new CommandError(
        `There is no structure with type "minecraft:${name}" to place, known are ${placeable.join(', ')}`,
      )
    const count = build(world, plan)
    for (const { place, table } of plan.chests) fillChest(world, place, table)
    for (const dweller of plan.dwellers) settleDweller(world, dweller)
    return {
      text: `Generated structure minecraft:${name} at ${middle.x}, ${middle.y}, ${middle.z}`,
      result: count,
    }
  },
}

function build({ blocks }: WorldContext, plan: PlannedStructure): number {
  for (const { place, stateId, isSupport } of plan.blocks) {
    blocks.set(place, stateId)
    if (!isSupport) continue
    for (let deep = 1; deep < deepestSupport; deep += 1) {
      const below = { ...place, y: place.y - deep }
      if (blocks.at(below).block.boundingBox !== 'empty') break
      blocks.set(below, stateId)
    }
  }
  return plan.blocks.length
}

function fillChest(world: WorldContext, place: Place, table: string): void {
  const container = world.hooks.storageAt(place)?.container
  if (!container || !isLootTableName(table)) return
  const { random, registry, items } = world
  const stacks = rollLoot(table, { random, rules: rulesOf(registry), hasItem: (name) => items.has(name) })
  scatter(stacks, { size: container.size, random }).forEach((stack, slot) => container.set(slot, stack))
}
