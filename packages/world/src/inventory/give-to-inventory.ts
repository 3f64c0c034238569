import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'

const hotbar = [36, 37, 38, 39, 40, 41, 42, 43, 44]
const main = Array.from({ length: 27 }, (_, index) => index + 9)

// Vanilla fills stacks that exist before it opens new slots, the hotbar first.
const order: readonly number[] = [...hotbar, ...main]

/** Puts items into a player's inventory and returns what found no place. */
export function giveToInventory(
  world: WorldContext,
  player: Player,
  stack: ItemStack,
): ItemStack | undefined {
  const { inventory } = player
  const limit = world.items.stackSize(stack.name)
  let left = stack.count
  if (limit > 1) {
    for (const slot of order) {
      const standing = inventory.get(slot)
      if (left === 0 || !standing || !isSameItem(standing, stack)) continue
      const moved = Math.min(left, limit - standing.count)
      if (moved <= 0) continue
      inventory.set(slot, { ...standing, count: standing.count + moved })
      left -= moved
    }
  }
  for (const slot of order) {
    if (left === 0) break
    if (inventory.get(slot)) continue
    const moved = Math.min(left, limit)
    inventory.set(slot, { ...stack, count: moved })
    left -= moved
  }
  return withCount(stack, left)
}
