import { hash2 } from '../hash2.ts'

/** A monster room: the floor under its spawner. */
export interface DungeonPlace {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly mob: 'zombie' | 'skeleton' | 'spider'
}

// One room in every square of four chunks by four, far enough from its edges never to leave it.
const squareBlocks = 64
const marginBlocks = 8
const highestFloor = 36
const lowestFloor = 8

/** Blocks from the spawner to the walls of a monster room. */
export const dungeonReach = 3

/** Offsets of the chests from a monster room's spawner. */
export const dungeonChests: readonly (readonly [x: number, z: number])[] = [
  [2, 1],
  [-1, -2],
]

/** The monster room of the square around a place; half of them are zombies': https://minecraft.wiki/w/Monster_Room */
export function dungeonNear(
  seed: number,
  { x, z }: { readonly x: number; readonly z: number },
): DungeonPlace {
  const [squareX, squareZ] = [Math.floor(x / squareBlocks), Math.floor(z / squareBlocks)]
  const dice = hash2(seed ^ 0xd093, squareX, squareZ)
  const room = squareBlocks - 2 * marginBlocks
  return {
    x: squareX * squareBlocks + marginBlocks + (dice % room),
    y: lowestFloor + ((dice >>> 12) % (highestFloor - lowestFloor)),
    z: squareZ * squareBlocks + marginBlocks + ((dice >>> 20) % room),
    mob: (['zombie', 'zombie', 'skeleton', 'spider'] as const)[dice & 3] ?? 'zombie',
  }
}
