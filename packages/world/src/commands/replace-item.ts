import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { CommandArguments } from './command-arguments.ts'
import { describeTargets, itemTitle } from './entity-name.ts'
import { itemSlot } from './item-slot.ts'

/** Slot of players or of a block, read of `entity <targets> <slot>` or `block <pos> <slot>`. */
export type ReplacedSlot =
  | { readonly kind: 'entity'; readonly players: readonly Player[]; readonly slotName: string }
  | { readonly kind: 'block'; readonly place: Place; readonly slotName: string }

/** Reads whose slot is meant. */
export function readReplacedSlot(args: CommandArguments): ReplacedSlot {
  return args.choice(['entity', 'block'] as const) === 'entity'
    ? { kind: 'entity', players: args.players(), slotName: args.word() }
    : { kind: 'block', place: args.block(), slotName: args.word() }
}

/** Puts an item, or `air`, into a slot; reads the item and its count first. */
export function replaceItem(world: WorldContext, args: CommandArguments, slot: ReplacedSlot): string {
  const isAir = /^(minecraft:)?air$/.test(args.peek())
  const item = isAir ? { name: args.word() } : args.item()
  const count = args.left > 0 ? args.integer({ minimum: 1, maximum: 64 }) : 1
  args.end()
  const title = isAir ? 'Air' : itemTitle(world, item.name)
  if (!isAir && count > world.items.stackSize(item.name)) {
    throw new CommandError(`${title} can only stack up to ${world.items.stackSize(item.name)}`)
  }
  const where = put(world, slot, isAir ? undefined : { ...item, count })
  return `Replaced a slot ${where} with ${isAir ? '' : `${count} `}[${title}]`
}

function put(world: WorldContext, slot: ReplacedSlot, stack: ItemStack | undefined): string {
  if (slot.kind === 'block') return putIntoBlock(world, slot, stack)
  const { players, slotName } = slot
  const slots = players.map((player) => [player, itemSlot(player, slotName)] as const)
  for (const [player, index] of slots) player.inventory.set(index, stack)
  return `on ${describeTargets(world, players)}`
}

function putIntoBlock(
  world: WorldContext,
  { place, slotName }: { readonly place: Place; readonly slotName: string },
  stack: ItemStack | undefined,
): string {
  const container = world.hooks.storageAt(place)?.container
  if (!container) throw new CommandError('The target block is not a container')
  const index = Number(/^container\.(\d{1,2})$/.exec(slotName)?.[1] ?? -1)
  if (index < 0) throw new CommandError(`Unknown slot '${slotName}'`)
  if (index >= container.size) throw new CommandError(`The target does not have slot ${slotName}`)
  container.set(index, stack)
  return `at ${place.x}, ${place.y}, ${place.z}`
}
