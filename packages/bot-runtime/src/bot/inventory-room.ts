import { rubble } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Item } from './item.ts'
import { wears } from './wears.ts'

/** Counts the items of a type that still fit beside what is held; in an open window the rows below count. */
export function roomFor(bot: Bot, type: number): number {
  const { inventoryStart, inventoryEnd, slots } = bot.currentWindow ?? bot.inventory
  const stackSize = bot.registry.items[type]?.stackSize ?? 1
  let room = 0
  for (const item of slots.slice(inventoryStart, inventoryEnd)) {
    if (!item) room += stackSize
    else if (item.type === type) room += Math.max(0, stackSize - item.count)
  }
  return room
}

/**
 * Finds the item to part with first: the biggest pile of building stone, else what fills most slots, and a tool only where
 * there is nothing else; `keep` names what is needed.
 */
export function bulkiestItem(bot: Bot, keep: readonly string[] = []): string | undefined {
  const items = bot.inventory.items().filter(({ name }) => !keep.includes(name))
  const stones = items.filter(({ name }) => rubble.includes(name))
  return (
    mostOf(stones, ({ count }) => count) ??
    mostOf(
      items.filter((item) => !wears(item)),
      () => 1,
    ) ??
    mostOf(items, () => 1)
  )
}

function mostOf(items: readonly Item[], weigh: (item: Item) => number): string | undefined {
  const weights = new Map<string, number>()
  for (const item of items) weights.set(item.name, (weights.get(item.name) ?? 0) + weigh(item))
  return [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
