import { sixNeighbours } from '../bot/six-neighbours.ts'

/** Blocks as a search for a way reads them. */
interface SearchedBlocks {
  getBlock(
    from: Coordinates,
    dx: number,
    dy: number,
    dz: number,
  ): { readonly name?: string; readonly physical: boolean }
}

interface Coordinates {
  readonly x: number
  readonly y: number
  readonly z: number
}

// A detour of so many blocks is better than the brink of a pool of lava, where a blow or a slip is the end.
const besideCost = 6

// Blocks that a bridge may be above lava, and the detour, in blocks, that each block of such a bridge is worth.
const lakeDepth = 6
const aboveCost = 30

// The floor beside a cell, from which a body slips down.
const brinks = [
  [1, -1, 0],
  [-1, -1, 0],
  [0, -1, 1],
  [0, -1, -1],
] as const

/** Whether lava is on one of the six sides of a cell. */
export function touchesLava(blocks: SearchedBlocks, position: Coordinates): boolean {
  return sixNeighbours.some(([dx, dy, dz]) => blocks.getBlock(position, dx, dy, dz).name === 'lava')
}

/** Cost of a body being in a cell for the lava that it may slip into. */
export function brinkCost(blocks: SearchedBlocks, position: Coordinates): number {
  const isAtBrink = brinks.some(([dx, dy, dz]) => blocks.getBlock(position, dx, dy, dz).name === 'lava')
  return isAtBrink || touchesLava(blocks, position) ? besideCost : 0
}

/** Cost of a block of a bridge for the lava that lies under it. */
export function crossingCost(blocks: SearchedBlocks, position: Coordinates): number {
  for (let down = 1; down <= lakeDepth; down += 1) {
    const below = blocks.getBlock(position, 0, -down, 0)
    if (below.name === 'lava') return aboveCost
    if (below.physical) return 0
  }
  return 0
}
