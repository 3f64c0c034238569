import { sixNeighbours } from '../bot/six-neighbours.ts'

/** Blocks as a search for a way reads them. */
interface SearchedBlocks {
  at(
    x: number,
    y: number,
    z: number,
  ): { readonly physical: boolean; readonly kind: { readonly isLava: boolean; readonly isHot: boolean } }
}

interface Coordinates {
  readonly x: number
  readonly y: number
  readonly z: number
}

// A detour of so many blocks is better than the brink of a pool of lava, where a blow or a slip is the end.
const besideCost = 6

// A step on a hot floor counts as so many more, twice on level ground: digging or building ahead, one stands there for seconds.
const hotCost = 4

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
  return isLavaAt(blocks, position, sixNeighbours)
}

/** Cost of a body being in a cell for the lava that it may slip into. */
export function brinkCost(blocks: SearchedBlocks, position: Coordinates): number {
  return isLavaAt(blocks, position, brinks) || touchesLava(blocks, position) ? besideCost : 0
}

/** Cost of a body being in a cell for the floor that burns its feet. */
export function hotFloorCost(blocks: SearchedBlocks, { x, y, z }: Coordinates): number {
  return blocks.at(x, y - 1, z).kind.isHot ? hotCost : 0
}

/** Cost of a block of a bridge for the lava that lies under it. */
export function crossingCost(blocks: SearchedBlocks, { x, y, z }: Coordinates): number {
  for (let down = 1; down <= lakeDepth; down += 1) {
    const below = blocks.at(x, y - down, z)
    if (below.kind.isLava) return aboveCost
    if (below.physical) return 0
  }
  return 0
}

function isLavaAt(
  blocks: SearchedBlocks,
  { x, y, z }: Coordinates,
  offsets: readonly (readonly [number, number, number])[],
): boolean {
  for (const [dx, dy, dz] of offsets) if (blocks.at(x + dx, y + dy, z + dz).kind.isLava) return true
  return false
}
