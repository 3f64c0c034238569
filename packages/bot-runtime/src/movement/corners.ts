import type { SearchBlock } from './search-block.ts'
import type { SearchLand } from './search-land.ts'

/** A step sideways; a diagonal one has both. */
export interface Sideways {
  readonly x: number
  readonly z: number
}

/** The land of a search, and how deep a body may fall in it. */
export interface Surroundings {
  readonly maxDropDown: number
  readonly land: Pick<SearchLand, 'at'>
}

/** Whether who misses a step into a cell, or slips off it, falls no deeper than is harmless, and not into lava. */
export function isHarmlessGap({ land, maxDropDown }: Surroundings, { x, y, z }: SearchBlock): boolean {
  for (let down = 1; down <= maxDropDown + 1; down += 1) {
    const block = land.at(x, y - down, z)
    if (block.kind.isLava) return false
    if (block.physical || block.liquid) return true
  }
  return false
}

/**
 * Whether a diagonal step over a corner ends where it should: it slides along the wall on its other side, into a pit that is
 * open there, and in the water a current that runs against it holds whoever swims along the wall for good.
 */
export function canCutCorner(around: Surroundings, feet: SearchBlock, { x, z }: Sideways): boolean {
  const isOpen = (beside: SearchBlock): boolean =>
    (!feet.isWet || (beside.safe && around.land.at(beside.x, beside.y + 1, beside.z).safe)) &&
    (beside.physical || isHarmlessGap(around, beside))
  return (
    isOpen(around.land.at(feet.x + x, feet.y, feet.z)) && isOpen(around.land.at(feet.x, feet.y, feet.z + z))
  )
}
