import type { ItemCounts } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Renders what was gained and lost between two inventories, such as `oak_log +3, stick -2`. */
export function renderItemChanges(before: ItemCounts, after: ItemCounts): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = names
    .map((name) => ({ name, delta: (after[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ delta }) => delta !== 0)
    .map(({ name, delta }) => `${quoteName(name)} ${delta > 0 ? '+' : ''}${delta}`)
  return `Inventory change: ${changes.length === 0 ? 'none' : changes.join(', ')}`
}
