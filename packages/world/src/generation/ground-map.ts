import { seaLevel, type Ground, type Terrain } from './create-terrain.ts'

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

const margin = 2
const width = 16 + 2 * margin

/** The ground of the chunk whose north-west corner is at `x`, `z`. */
export function createGroundMap(
  terrain: Terrain,
  { x, z }: { readonly x: number; readonly z: number },
): GroundMap {
  const grounds: Ground[] = []
  const wet = new Uint8Array(width * width)
  let top = seaLevel
  for (let row = -margin; row < width - margin; row++) {
    for (let column = -margin; column < width - margin; column++) {
      const ground = terrain.groundAt(x + column, z + row)
      if (ground.height < seaLevel) markWet(wet, column, row)
      if (ground.height > top) top = ground.height
      grounds.push(ground)
    }
  }
  const dry: Ground = { height: seaLevel, kind: 'plains', isCold: false }
  const indexOf = (column: number, row: number): number => (row + margin) * width + column + margin
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
      const toX = column + dx + margin
      const toZ = row + dz + margin
      if (toX >= 0 && toX < width && toZ >= 0 && toZ < width) wet[toZ * width + toX] = 1
    }
  }
}

/** The y of the lowest ground block of a chunk; the bed counts under water. */
export function lowestGround(map: Pick<GroundMap, 'at'>): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let z = 0; z < 16; z += 1)
    for (let x = 0; x < 16; x += 1) lowest = Math.min(lowest, map.at(x, z).height)
  return lowest
}
