import { handSlot, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Uses up durability of an item in a player's inventory, by default the held one, and breaks it at the end. */
export function wearItem(
  world: WorldContext,
  player: Player,
  { points, slot = handSlot(player) }: { readonly points: number; readonly slot?: number },
): void {
  const stack = player.inventory.get(slot)
  const limit = stack && world.items.maxDurability(stack.name)
  if (!stack || !limit || points <= 0 || player.gameMode === 'creative') return
  const level = stack.enchantments?.find(({ name }) => name === 'unbreaking')?.level ?? 0
  let counted = 0
  for (let point = 0; point < points; point += 1)
    if (level === 0 || world.random() < 1 / (level + 1)) counted += 1
  const damage = (stack.damage ?? 0) + counted
  if (damage < limit) {
    player.inventory.set(slot, { ...stack, damage })
    return
  }
  player.inventory.set(slot, undefined)
  world.events.emit('item-break', { player, name: stack.name })
}
