import type { ItemCounts } from '@voyager-mc/core'

/** So many of an item are plenty for any act; ways are not compared anew for one less. */
const plenty = 16

/** Items in hand while a plan is made, less what earlier steps have set aside. */
export interface HeldItems {
  count(item: string): number
  /** True for items of the starting inventory that are not used up yet. */
  isFromStart(item: string): boolean
  add(item: string, count: number): void
  /** Removes up to `count` and returns how many there were. */
  take(item: string, count: number): number
  /** Names what is left of the starting inventory where it is less than it was and not plenty; equal for equal prospects. */
  prospects(): string
  copy(): HeldItems
}

/** A pool of items over a starting inventory. */
export function heldItems(inventory: ItemCounts): HeldItems {
  const fromStart = new Set(Object.keys(inventory).filter((item) => (inventory[item] ?? 0) > 0))
  return pool(new Map(Object.entries(inventory)), fromStart, new Map())
}

function pool(counts: Map<string, number>, fromStart: Set<string>, scarce: Map<string, number>): HeldItems {
  return {
    count: (item) => counts.get(item) ?? 0,
    isFromStart: (item) => fromStart.has(item),
    add: (item, count) => void counts.set(item, (counts.get(item) ?? 0) + count),
    take(item, count) {
      const held = counts.get(item) ?? 0
      const taken = Math.min(held, count)
      const left = held - taken
      counts.set(item, left)
      if (taken > 0 && fromStart.has(item)) {
        if (left < plenty) scarce.set(item, left)
        if (left === 0) fromStart.delete(item)
      }
      return taken
    },
    prospects: () => [...scarce].map(([item, left]) => `${item} ${left}`).join(),
    copy: () => pool(new Map(counts), new Set(fromStart), new Map(scarce)),
  }
}
