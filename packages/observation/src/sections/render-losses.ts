import type { ItemCounts } from '@voyager-mc/core'
import { renderItems } from './render-inventory.ts'

/** Renders some kinds of a lost inventory, the scarcest first: tools and armour come one at a time, and are what is missed. */
export function renderLosses(items: ItemCounts, mostKinds: number): string {
  const scarcest = Object.entries(items).toSorted(([, a], [, b]) => a - b)
  return renderItems(Object.fromEntries(scarcest.slice(0, mostKinds)))
}
