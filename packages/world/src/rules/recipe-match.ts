/** Product of a crafting grid. */
export interface RecipeMatch {
  /** The item type id. */
  readonly id: number
  readonly count: number
  readonly metadata?: number
}
