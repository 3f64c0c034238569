import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { hash2 } from '../hash2.ts'
import type { NetherPalette } from '../nether-palette.ts'

/** The middle of a fortress: where its spawner of blazes stands, in the Nether's own coordinates. */
export interface FortressCentre {
  readonly x: number
  readonly y: number
  readonly z: number
}

// One fortress in every square of this width, far from its edges, so that bridges never leave their square.
const SQUARE_BLOCKS = 208
const BRIDGE_REACH = 56
const BRIDGE_HALF_WIDTH = 2
const PLATFORM_HALF_WIDTH = 4
const CLEAR_BLOCKS = 5
const PILLAR_INTERVAL = 12

/** How many blocks above the platform's floor the spawner stands. */
export const SPAWNER_RISE = 2

/** The fortress of the square around a place. */
export function fortressNear(
  seed: number,
  { x, z }: { readonly x: number; readonly z: number },
): FortressCentre {
  const squareX = Math.floor(x / SQUARE_BLOCKS)
  const squareZ = Math.floor(z / SQUARE_BLOCKS)
  const dice = hash2(seed ^ 0xf0f7, squareX, squareZ)
  const room = SQUARE_BLOCKS - 2 * (BRIDGE_REACH + 8)
  return {
    x: squareX * SQUARE_BLOCKS + BRIDGE_REACH + 8 + (dice % room),
    y: 64 + ((dice >>> 20) % 6),
    z: squareZ * SQUARE_BLOCKS + BRIDGE_REACH + 8 + ((dice >>> 10) % room),
  }
}

/** Where a fortress is built. */
export interface RaiseFortressOptions {
  readonly blocks: NetherPalette
  readonly seed: number
  readonly chunkX: number
  readonly chunkZ: number
}

/** Builds what reaches into a chunk of the bridges of nether bricks that cross at a platform with a spawner. */
export function raiseFortress(
  buffer: ColumnBuffer,
  { blocks, seed, chunkX, chunkZ }: RaiseFortressOptions,
): void {
  for (let z = 0; z < 16; z++) {
    for (let x = 0; x < 16; x++) {
      const place = { x: chunkX * 16 + x, z: chunkZ * 16 + z }
      const centre = fortressNear(seed, place)
      const part = partAt(place.x - centre.x, place.z - centre.z)
      if (part) raise(buffer, { blocks, column: (z << 4) | x, y: centre.y, part })
    }
  }
}

interface Part {
  readonly isEdge: boolean
  readonly isPillar: boolean
  readonly isSpawner: boolean
  /** Blocks above the bridge's floor. */
  readonly rise: number
}

function partAt(dx: number, dz: number): Part | undefined {
  const [ax, az] = [Math.abs(dx), Math.abs(dz)]
  const platform = Math.max(ax, az)
  // The platform's walls leave the bridges' way open.
  if (platform <= PLATFORM_HALF_WIDTH) {
    const isWall = platform === PLATFORM_HALF_WIDTH && Math.min(ax, az) > BRIDGE_HALF_WIDTH - 1
    return { isEdge: isWall, isPillar: false, isSpawner: ax + az === 0, rise: ax <= 1 && az <= 1 ? 1 : 0 }
  }
  const along = Math.max(ax, az)
  const across = Math.min(ax, az)
  if (along > BRIDGE_REACH || across > BRIDGE_HALF_WIDTH) return undefined
  return {
    isEdge: across === BRIDGE_HALF_WIDTH,
    isPillar: along % PILLAR_INTERVAL === 0,
    isSpawner: false,
    rise: 0,
  }
}

function raise(
  { states }: ColumnBuffer,
  { blocks, column, y, part }: { blocks: NetherPalette; column: number; y: number; part: Part },
): void {
  const put = (height: number, state: number): void => {
    states[(height << 8) | column] = state
  }
  put(y - 1, blocks.bricks)
  for (let height = y; height <= y + part.rise; height++) put(height, blocks.bricks)
  for (let height = y + part.rise + 1; height <= y + CLEAR_BLOCKS; height++) put(height, 0)
  if (part.isEdge) put(y + 1, blocks.fence)
  if (part.isSpawner) put(y + SPAWNER_RISE, blocks.spawner)
  if (!part.isPillar) return
  // Pillars stand on the rock below, also through the lava.
  for (let height = y - 2; height > 4 && states[(height << 8) | column] !== blocks.netherrack; height--)
    put(height, blocks.bricks)
}
