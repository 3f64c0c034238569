/** Line of a table: how often it is drawn beside the others, the item, and the least and most of it. */
export type LootEntry = readonly [
  weight: number,
  item: string,
  least?: number,
  most?: number,
  enchanted?: 'any' | 'level-30',
]

/** Draws from one list. */
export interface LootPool {
  readonly rolls: readonly [least: number, most: number]
  readonly entries: readonly LootEntry[]
}
