interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The dimensions of a world, by their names without `minecraft:`. */
export type Dimension = 'overworld' | 'the_nether'

/**
 * Beginning of the Nether: it lies in the same world as everything else, this many blocks south of the overworld's
 * origin, so that every mechanic and the world's file serve it too. Clients never see this number; what they are sent
 * and what they send is shifted at the border of the protocol. Its range ends before the world's border of 30 million.
 */
export const netherZ = 29_360_128

// The Nether reaches this far north and south of its own origin, which covers four million blocks of overworld.
const netherReach = 524_288

/** Blocks of the overworld that one block of the Nether covers. */
export const netherScale = 8

/** The height of the Nether in blocks, from y 0 on. */
export const netherHeight = 256

/** The dimension in which a place of the world lies. */
export function dimensionOf({ z }: Pick<Position, 'z'>): Dimension {
  return Math.abs(z - netherZ) <= netherReach ? 'the_nether' : 'overworld'
}

/** Blocks by which a dimension lies south of what its players see. */
export function shiftOf(dimension: Dimension): number {
  return dimension === 'the_nether' ? netherZ : 0
}

/** A z coordinate of the world as players see it. */
export function seenZ(z: number): number {
  return z - shiftOf(dimensionOf({ z }))
}

/** A place of the world as players see it. */
export function seenPosition({ x, y, z }: Position): Position {
  return { x, y, z: seenZ(z) }
}

/** The place in the world that players of a dimension see at a position. */
export function placeIn(dimension: Dimension, { x, y, z }: Position): Position {
  return { x, y, z: z + shiftOf(dimension) }
}
