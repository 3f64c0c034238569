/** A place in the world in blocks; whole numbers name a block by its lower corner. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A place that its owner moves. */
export interface MutablePosition {
  x: number
  y: number
  z: number
}

/** Names the block that contains a position. */
export function blockPosition(position: Position): Position {
  return { x: Math.floor(position.x), y: Math.floor(position.y), z: Math.floor(position.z) }
}

/** Moves a position by an offset. */
export function offsetBy(position: Position, offset: Position): Position {
  return { x: position.x + offset.x, y: position.y + offset.y, z: position.z + offset.z }
}

/** Measures the straight distance between two positions in blocks. */
export function distanceBetween(from: Position, to: Position): number {
  return Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
}

/** Gives a block position as a map key. */
export function positionKey(position: Position): string {
  return `${position.x},${position.y},${position.z}`
}

/** Reads a key made by `positionKey`. */
export function parsePositionKey(key: string): Position {
  const [x = 0, y = 0, z = 0] = key.split(',').map(Number)
  return { x, y, z }
}
