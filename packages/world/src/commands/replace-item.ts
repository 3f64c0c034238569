import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandArguments } from './command-arguments.ts'
import { describeTargets, itemTitle } from './entity-name.ts'
import { itemSlot } from './item-slot.ts'

/** Puts an item, or `air`, into a slot of players; reads the item and its count first. */
export function replaceItem(
  world: WorldContext,
  args: CommandArguments,
  { players, slotName }: { readonly players: readonly Player[]; readonly slotName: string },
): string {
  const isAir = /^(minecraft:)?air$/.test(args.peek())
  const item = isAir ? { name: args.word() } : args.item()
  const count = args.left > 0 ? args.integer({ minimum: 1, maximum: 64 }) : 1
  args.end()
  const title = isAir ? 'Air' : itemTitle(world, item.name)
  if (!isAir && count > world.items.stackSize(item.name)) {
    throw new CommandError(`${title} can only stack up to ${world.items.stackSize(item.name)}`)
  }
  const slots = players.map((player) => [player, itemSlot(player, slotName)] as const)
  for (const [player, slot] of slots) player.inventory.set(slot, isAir ? undefined : { ...item, count })
  return `Replaced a slot on ${describeTargets(world, players)} with ${isAir ? '' : `${count} `}[${title}]`
}
