interface Coordinates {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The number that names a block inside its column, above the column's lowest y. */
export function indexInColumn({ x, y, z }: Coordinates, minY: number): number {
  return ((y - minY) << 8) | ((z & 15) << 4) | (x & 15)
}

/** Reads a number made by `indexInColumn`; x and z are relative to the column. */
export function parseIndexInColumn(index: number, minY: number): Coordinates {
  return { x: index & 15, y: (index >> 8) + minY, z: (index >> 4) & 15 }
}
