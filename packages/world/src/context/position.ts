import { isDimension, type Dimension } from '../registry/dimension.ts'

/** Three numbers in blocks: a point, an offset or a speed; whole numbers name a block by its lower corner. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Three numbers that their owner changes. */
export interface MutablePosition {
  x: number
  y: number
  z: number
}

/** A point in one of a world's dimensions. */
export interface Place extends Position {
  readonly dimension: Dimension
}

/** A place that its owner moves. */
export interface MutablePlace extends MutablePosition {
  dimension: Dimension
}

/** Names the block that contains a place. */
export function blockPlace({ x, y, z, dimension }: Place): Place {
  return { x: Math.floor(x), y: Math.floor(y), z: Math.floor(z), dimension }
}

/** Moves a position by an offset; a place stays in its dimension. */
export function offsetBy<Start extends Position>(start: Start, offset: Position): Start {
  return { ...start, x: start.x + offset.x, y: start.y + offset.y, z: start.z + offset.z }
}

/** Measures the straight distance between two places in blocks; `Infinity` between dimensions. */
export function distanceBetween(from: Place, to: Place): number {
  if (from.dimension !== to.dimension) return Infinity
  return Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
}

/** Gives the middle of a block. */
export function centreOf(block: Place): Place {
  return offsetBy(block, { x: 0.5, y: 0.5, z: 0.5 })
}

/** Gives a block's place as a map key. */
export function placeKey({ x, y, z, dimension }: Place): string {
  return `${x},${y},${z},${dimension}`
}

/** Reads a key made by `placeKey`. */
export function parsePlaceKey(key: string): Place {
  const [x, y, z, dimension = ''] = key.split(',')
  return {
    x: Number(x),
    y: Number(y),
    z: Number(z),
    dimension: isDimension(dimension) ? dimension : 'overworld',
  }
}
