import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { hash2 } from '../hash2.ts'
import type { NetherPalette } from '../nether/nether-palette.ts'

/** The middle of a fortress: where its spawner of blazes stands, in the Nether's own coordinates. */
export interface FortressCentre {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Width of a square that holds one fortress, eight blocks and more from its edges. */
export const fortressSquare = 208

/** Blocks from the middle of a fortress to the ends of its bridges. */
export const spanReach = 56

/** Blocks from the middle of a bridge to its edges. */
export const spanHalfWidth = 2

const platformHalfWidth = 4
const clearBlocks = 5
const pillarInterval = 12

/** Blocks from the platform's floor up to the spawner. */
export const spawnerRise = 2

/** Offsets of the chests on the platform from its middle. */
export const fortressChests: readonly (readonly [x: number, z: number])[] = [
  [2, 2],
  [-2, -2],
]

/** The fortress of the square around a place. */
export function fortressNear(
  seed: number,
  { x, z }: { readonly x: number; readonly z: number },
): FortressCentre {
  const squareX = Math.floor(x / fortressSquare)
  const squareZ = Math.floor(z / fortressSquare)
  const dice = hash2(seed ^ 0xf0f7, squareX, squareZ)
  const room = fortressSquare - 2 * (spanReach + 8)
  return {
    x: squareX * fortressSquare + spanReach + 8 + (dice % room),
    y: 64 + ((dice >>> 20) % 6),
    z: squareZ * fortressSquare + spanReach + 8 + ((dice >>> 10) % room),
  }
}

/** Chunk into which a fortress is built. */
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
      if (!part) continue
      raise(buffer, { blocks, column: (z << 4) | x, y: centre.y, part })
      const furniture = furnitureAt(place.x - centre.x, place.z - centre.z)
      if (furniture) furnish(buffer, { blocks, column: (z << 4) | x, y: centre.y, furniture, place, seed })
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
  if (platform <= platformHalfWidth) {
    const isWall = platform === platformHalfWidth && Math.min(ax, az) > spanHalfWidth - 1
    return { isEdge: isWall, isPillar: false, isSpawner: ax + az === 0, rise: ax <= 1 && az <= 1 ? 1 : 0 }
  }
  const along = Math.max(ax, az)
  const across = Math.min(ax, az)
  if (along > spanReach || across > spanHalfWidth) return undefined
  return {
    isEdge: across === spanHalfWidth,
    isPillar: along % pillarInterval === 0,
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
  for (let height = y + part.rise + 1; height <= y + clearBlocks; height++) put(height, 0)
  if (part.isEdge) put(y + 1, blocks.fence)
  if (part.isSpawner) put(y + spawnerRise, blocks.spawner)
  if (!part.isPillar) return
  // Pillars stand on the rock below, also through the lava.
  for (let height = y - 2; height > 4 && states[(height << 8) | column] !== blocks.netherrack; height--)
    put(height, blocks.bricks)
}

type Furniture = 'chest' | 'wart'

// Beds of wart in the platform's corners, and the chests before two of them.
function furnitureAt(dx: number, dz: number): Furniture | undefined {
  if (fortressChests.some(([x, z]) => x === dx && z === dz)) return 'chest'
  const [far, near] = [Math.max(Math.abs(dx), Math.abs(dz)), Math.min(Math.abs(dx), Math.abs(dz))]
  return far === platformHalfWidth - 1 && near >= 2 ? 'wart' : undefined
}

function furnish(
  { states }: ColumnBuffer,
  {
    blocks,
    column,
    y,
    furniture,
    place,
    seed,
  }: {
    readonly blocks: NetherPalette
    readonly column: number
    readonly y: number
    readonly furniture: Furniture
    readonly place: { readonly x: number; readonly z: number }
    readonly seed: number
  },
): void {
  const { chest, soulSand, warts } = blocks
  if (furniture === 'wart') states[(y << 8) | column] = soulSand
  const age = hash2(seed ^ 0x3a27, place.x, place.z) % warts.length
  states[((y + 1) << 8) | column] = furniture === 'chest' ? chest : (warts[age] ?? 0)
}
