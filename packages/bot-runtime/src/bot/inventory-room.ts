import type { Bot } from 'mineflayer'

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

/** Finds the kind of item that fills most slots, the one to part with first; `keep` names what is needed. */
export function bulkiestItem(bot: Bot, keep: readonly string[] = []): string | undefined {
  const slotsOf = new Map<string, number>()
  for (const { name } of bot.inventory.items()) {
    if (!keep.includes(name)) slotsOf.set(name, (slotsOf.get(name) ?? 0) + 1)
  }
  return [...slotsOf].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
