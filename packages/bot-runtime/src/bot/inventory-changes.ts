import type { ItemCounts } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

/** Item counts of everything carried, armour and off-hand included. */
export function countItems(bot: Bot): ItemCounts {
  const counts: Record<string, number> = {}
  for (const item of bot.inventory.slots.slice(5)) {
    if (item) counts[item.name] = (counts[item.name] ?? 0) + item.count
  }
  return counts
}

/** Items gained between two counts; losses are left out. */
export function gainedItems(before: ItemCounts, after: ItemCounts): ItemCounts {
  const gained: Record<string, number> = {}
  for (const [name, count] of Object.entries(after)) {
    const delta = count - (before[name] ?? 0)
    if (delta > 0) gained[name] = delta
  }
  return gained
}

/** Sum of all counts. */
export function totalOf(counts: ItemCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
