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

/** Straight-line distance between two positions, in blocks. */
export function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
}
