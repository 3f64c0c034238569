import type { ItemCounts } from '@voyager-mc/core'

/** Needs of one way of making something, by item name. */
export interface RecipeNeeds {
  readonly needs: ItemCounts
  readonly requiresTable: boolean
}

/** Items that a recipe still lacks. */
export interface Shortage {
  readonly missing: ItemCounts
  /** Words for the program log: ` 3 more stick, 2 more oak_planks`. */
  readonly text: string
}

/** Picks the recipe that lacks the fewest items and says what it lacks, counting every stack held. */
export function describeShortage(recipes: readonly RecipeNeeds[], held: ItemCounts): Shortage {
  let best: ItemCounts = {}
  let fewest = Number.POSITIVE_INFINITY
  for (const { needs } of recipes) {
    const missing = Object.fromEntries(
      Object.entries(needs)
        .map(([name, count]) => [name, count - (held[name] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    )
    const total = Object.values(missing).reduce((sum, count) => sum + count, 0)
    if (total >= fewest) continue
    best = missing
    fewest = total
  }
  const text = Object.entries(best)
    .map(([name, count]) => ` ${count} more ${name}`)
    .join(',')
  return { missing: best, text }
}
