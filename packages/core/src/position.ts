/** A point in the world, in blocks; y points up. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Renders a position as the original's chest keys do: `(x, y, z)`. */
export function formatPosition({ x, y, z }: Position): string {
  return `(${x}, ${y}, ${z})`
}

/** Cell of a position: its whole blocks. */
export function cellOf({ x, y, z }: Position): Position {
  return { x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) }
}

/** Straight-line distance between two positions, in blocks. */
export function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
}
