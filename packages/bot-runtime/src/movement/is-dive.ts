/** Blocks as a search for a way reads them. */
interface SearchedBlocks {
  getBlock(from: Coordinates, dx: number, dy: number, dz: number): { readonly liquid: boolean }
}

interface Coordinates {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Deepest fall into water, in blocks: from 23 a landing beside it kills whoever is whole. */
export const deepestDive = 18

export interface Dive {
  /** Direction in which the body leaves the edge. */
  readonly direction: { readonly x: number; readonly z: number }
  /** Blocks of the fall. */
  readonly drop: number
}

/**
 * Whether a fall into a liquid ends in it: the body drifts on while it falls, so that the cells beside and beyond must be
 * liquid, too, and a mistake must not be the end.
 */
export function isDive(blocks: SearchedBlocks, land: Coordinates, { direction, drop }: Dive): boolean {
  if (drop > deepestDive) return false
  const { x, z } = direction
  // Aside of the direction, to the left and to the right.
  const sides = [0, 1, -1].map((side) => ({ x: -z * side, z: x * side }))
  return sides.every((side) =>
    [0, 1].every((far) => blocks.getBlock(land, side.x + far * x, 0, side.z + far * z).liquid),
  )
}
