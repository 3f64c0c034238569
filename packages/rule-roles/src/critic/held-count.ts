import type { GameEvent, Observation } from '@voyager-mc/core'

/** Count of these items that are carried or worn. */
export function heldCount({ inventory, equipment }: Observation, items: readonly string[]): number {
  // What is in the hand lies in the inventory; worn things do not.
  const worn = [equipment.head, equipment.torso, equipment.legs, equipment.feet, equipment.offHand]
  const carried = items.reduce((sum, item) => sum + (inventory[item] ?? 0), 0)
  return carried + worn.filter((item) => item !== undefined && items.includes(item)).length
}

/** Blocks of these names set down in a step, less those taken up again. */
export function placedCount(events: readonly GameEvent[], names: readonly string[]): number {
  let placed = 0
  for (const event of events) {
    if (event.type === 'block-place' && names.includes(event.block)) placed += 1
    if (event.type === 'block-dig' && names.includes(event.block)) placed -= 1
  }
  return Math.max(0, placed)
}
