import { SEA_LEVEL, type Ground, type Terrain } from './create-terrain.ts'

/** The ground of a chunk and of a margin of two blocks around it; coordinates from −2 to 17. */
export interface GroundMap {
  /** The chunk's north-west corner in blocks. */
  readonly x: number
  readonly z: number
  /** The y of the highest ground block in the chunk, at least the sea level. */
  readonly top: number
  at(x: number, z: number): Ground
  /** Whether there is water within two blocks. */
  isNearWater(x: number, z: number): boolean
}

const MARGIN = 2
const WIDTH = 16 + 2 * MARGIN

/** The ground of the chunk whose north-west corner is at `x`, `z`. */
export function createGroundMap(
  terrain: Terrain,
  { x, z }: { readonly x: number; readonly z: number },
): GroundMap {
  const grounds: Ground[] = []
  const wet = new Uint8Array(WIDTH * WIDTH)
  let top = SEA_LEVEL
  for (let row = -MARGIN; row < WIDTH - MARGIN; row++) {
    for (let column = -MARGIN; column < WIDTH - MARGIN; column++) {
      const ground = terrain.groundAt(x + column, z + row)
      if (ground.height < SEA_LEVEL) markWet(wet, column, row)
      if (ground.height > top) top = ground.height
      grounds.push(ground)
    }
  }
  const dry: Ground = { height: SEA_LEVEL, kind: 'plains', isCold: false }
  const indexOf = (column: number, row: number): number => (row + MARGIN) * WIDTH + column + MARGIN
  return {
    x,
    z,
    top,
    at: (column, row) => grounds[indexOf(column, row)] ?? dry,
    isNearWater: (column, row) => wet[indexOf(column, row)] === 1,
  }
}

function markWet(wet: Uint8Array, column: number, row: number): void {
  for (let dz = -2; dz <= 2; dz++) {
    for (let dx = -2; dx <= 2; dx++) {
      const toX = column + dx + MARGIN
      const toZ = row + dz + MARGIN
      if (toX >= 0 && toX < WIDTH && toZ >= 0 && toZ < WIDTH) wet[toZ * WIDTH + toX] = 1
    }
  }
}
