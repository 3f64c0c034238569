import type { ItemCounts } from '@voyager-mc/core'

/** Adds stacks of the same item up. */
export function countItems(stacks: readonly { readonly name: string; readonly count: number }[]): ItemCounts {
  const counts: Record<string, number> = {}
  for (const { name, count } of stacks) counts[name] = (counts[name] ?? 0) + count
  return counts
}
