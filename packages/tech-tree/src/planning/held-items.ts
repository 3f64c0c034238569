import type { ItemCounts } from '@voyager-mc/core'

/** Items in hand while a plan is made, less what earlier steps have set aside. */
export interface HeldItems {
  count(item: string): number
  /** True for items of the starting inventory that are not used up yet. */
  isFromStart(item: string): boolean
  add(item: string, count: number): void
  /** Removes up to `count` and returns how many there were. */
  take(item: string, count: number): number
  /** Names the items of the starting inventory that are used up; equal for equal prospects. */
  exhausted(): string
  copy(): HeldItems
}

/** A pool of items over a starting inventory. */
export function heldItems(inventory: ItemCounts): HeldItems {
  const fromStart = new Set(Object.keys(inventory).filter((item) => (inventory[item] ?? 0) > 0))
  return pool(new Map(Object.entries(inventory)), fromStart, '')
}

function pool(counts: Map<string, number>, fromStart: Set<string>, exhaustedBefore: string): HeldItems {
  let exhausted = exhaustedBefore
  return {
    count: (item) => counts.get(item) ?? 0,
    isFromStart: (item) => fromStart.has(item),
    add: (item, count) => void counts.set(item, (counts.get(item) ?? 0) + count),
    take(item, count) {
      const held = counts.get(item) ?? 0
      const taken = Math.min(held, count)
      counts.set(item, held - taken)
      if (taken === held && fromStart.delete(item)) exhausted += `${item} `
      return taken
    },
    exhausted: () => exhausted,
    copy: () => pool(new Map(counts), new Set(fromStart), exhausted),
  }
}
