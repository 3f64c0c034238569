/** Levels of a search, as heights. */
export interface SearchLevels {
  /** Height at which what is looked for is common; absent where it does not matter. */
  readonly common: number | undefined
  /** Height below which nobody digs. */
  readonly lowest: number
}

/** Next part of a search: to its level, or on at a height. */
export type SearchStep =
  | { readonly type: 'down' | 'up'; /** Height at which it ends. */ readonly to: number }
  | { readonly type: 'level'; readonly height: number }

// So near to its level a way down goes on as a tunnel.
const bottomBlocks = 3

// Blocks below its level from which a search climbs, and at which the climb ends.
const farBelow = 30
const nearBelow = 6

/** Tells the steps of a search that goes to a level and on at it; ask at the start of each leg with the height of the feet. */
export function searchSteps({ common, lowest }: SearchLevels): (y: number) => SearchStep {
  const level = Math.max(lowest, common ?? lowest)
  let tunnel: number | undefined
  let isClimbing: boolean | undefined
  return (y) => {
    isClimbing = (isClimbing ?? (common !== undefined && y < level - farBelow)) && y < level - nearBelow
    if (isClimbing) return { type: 'up', to: level }
    if (y - level >= bottomBlocks) return { type: 'down', to: level }
    // A little too deep it stays where it is.
    tunnel ??= y < level - nearBelow ? Math.floor(y) : level
    return { type: 'level', height: tunnel }
  }
}
