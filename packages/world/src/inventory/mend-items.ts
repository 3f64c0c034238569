import { handSlot, offHandSlot, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

const armorSlots = [5, 6, 7, 8]
// https://minecraft.wiki/w/Mending
const usesPerPoint = 2

/** Mends what a player wears or holds with Mending, one item drawn by lot; returns the experience points left. */
export function mendItems(world: WorldContext, player: Player, points: number): number {
  const worn = [handSlot(player), offHandSlot, ...armorSlots].filter((slot) => {
    const stack = player.inventory.get(slot)
    return stack?.damage && stack.enchantments?.some(({ name }) => name === 'mending')
  })
  if (worn.length === 0) return points
  const slot = worn[Math.floor(world.random() * worn.length)] ?? 0
  const stack = player.inventory.get(slot)
  if (!stack?.damage) return points
  const mended = Math.min(stack.damage, points * usesPerPoint)
  const { damage, ...clean } = stack
  player.inventory.set(slot, damage > mended ? { ...clean, damage: damage - mended } : clean)
  return points - Math.ceil(mended / usesPerPoint)
}
