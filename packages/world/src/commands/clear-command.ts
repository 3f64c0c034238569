import type { Player } from '../context/player.ts'
import { CommandError } from '../errors/command-error.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import type { ItemKind } from './parse-item.ts'
import { selfOf } from './self-of.ts'

/** Takes items from inventories, crafting grids and cursors, or counts them when the maximum is 0. */
export const clearCommand: CommandDefinition = {
  usage: '/clear [<targets>] [<item>] [<maxCount>]',
  run({ world, args, player }) {
    const players = args.left > 0 ? args.players() : [selfOf(player)]
    const item = args.left > 0 ? args.item() : undefined
    const limit = args.left > 0 ? args.integer({ minimum: 0 }) : Infinity
    args.end()
    let count = 0
    for (const each of players) count += clear(each, { item, limit })
    const who =
      players.length === 1 ? `player ${describeTargets(world, players)}` : `${players.length} players`
    if (count === 0) throw new CommandError(`No items were found on ${who}`)
    const text =
      limit === 0 ? `Found ${count} matching item(s) on ${who}` : `Removed ${count} item(s) from ${who}`
    return { text, result: count }
  },
}

function clear(
  player: Player,
  { item, limit }: { readonly item: ItemKind | undefined; readonly limit: number },
): number {
  const isCounting = limit === 0
  let count = 0
  const reduced = (stack: ItemStack | undefined): ItemStack | undefined => {
    if (!stack || !isWanted(stack, item)) return stack
    const taken = isCounting ? stack.count : Math.min(stack.count, limit - count)
    count += taken
    return isCounting ? stack : withCount(stack, stack.count - taken)
  }
  for (const container of [player.inventory, player.craftingGrid]) {
    for (let slot = 0; slot < container.size; slot += 1) {
      const stack = container.get(slot)
      const rest = reduced(stack)
      if (rest !== stack) container.set(slot, rest)
    }
  }
  const { menu } = player
  menu.cursor = reduced(menu.cursor)
  if (menu.kind !== 'crafting') return count
  // The cells of an open crafting table hold what the player laid there.
  for (const cell of menu.slots.slice(1, menu.playerSlots[0])) cell.set(reduced(cell.get()))
  return count
}

// Item data counts only where the command wrote some.
function isWanted(stack: ItemStack, item: ItemKind | undefined): boolean {
  if (!item) return true
  if (stack.name !== item.name) return false
  return Object.keys(item).length === 1 || isSameItem(stack, { ...item, count: 1 })
}
