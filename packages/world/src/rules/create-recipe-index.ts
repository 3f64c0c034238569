import type { Registry } from './registry.ts'

/** What a grid of items makes. */
export interface RecipeMatch {
  /** The item type id. */
  readonly id: number
  readonly count: number
  readonly metadata?: number
}

/** The crafting recipes of a version, found by what lies in the grid. */
export interface RecipeIndex {
  /**
   * What a grid makes: item type ids row by row, `undefined` where a slot is empty, and the grid's width.
   * `undefined` means that the grid makes nothing.
   */
  match(grid: readonly (number | undefined)[], width: number): RecipeMatch | undefined
}

/** The crafting recipes of a version: shaped ones at any offset and mirrored, shapeless ones in any order. */
export function createRecipeIndex(registry: Registry): RecipeIndex {
  throw new RangeError(`not yet ${registry.type}`)
}
