import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Registry } from '../../registry/registry.ts'
import { firstState } from '../create-block-palette.ts'
import { hash2 } from '../hash2.ts'
import { dungeonChests, dungeonNear, dungeonReach, type DungeonPlace } from './dungeon-places.ts'

/** Builds what reaches into a chunk of the monster rooms of a seed. */
export type DungeonBuilder = (
  buffer: ColumnBuffer,
  chunk: { readonly chunkX: number; readonly chunkZ: number },
) => void

const corners = [
  [0, 0],
  [dungeonReach, dungeonReach],
  [-dungeonReach, dungeonReach],
  [dungeonReach, -dungeonReach],
  [-dungeonReach, -dungeonReach],
] as const
const roomHeight = 4
// Rock over the roof, so that no room opens into a lake.
const cover = 6

/** Ground into which monster rooms are dug. */
export interface DungeonGround {
  readonly seed: number
  /** The y of the ground's highest block. */
  readonly groundHeight: (x: number, z: number) => number
}

/** Creates the builder of a seed's monster rooms; caves that cross their walls lead into them. */
export function createDungeonBuilder(
  registry: Registry,
  { seed, groundHeight }: DungeonGround,
): DungeonBuilder {
  const [cobblestone, mossy, spawner, chest] = ['cobblestone', 'mossy_cobblestone', 'spawner', 'chest'].map(
    (name) => firstState(registry, name),
  )
  // The whole room lies under rock, or nothing of it is built, whichever chunk asks.
  const isCovered = ({ x, y, z }: DungeonPlace): boolean =>
    corners.every(([dx, dz]) => groundHeight(x + dx, z + dz) >= y + roomHeight + cover)
  return ({ states, bounds }, { chunkX, chunkZ }) => {
    const room = dungeonNear(seed, { x: chunkX * 16 + 8, z: chunkZ * 16 + 8 })
    const reaches = (own: number, chunk: number): boolean =>
      own + dungeonReach >= chunk * 16 && own - dungeonReach < chunk * 16 + 16
    if (!reaches(room.x, chunkX) || !reaches(room.z, chunkZ) || !isCovered(room)) return
    for (let dx = -dungeonReach; dx <= dungeonReach; dx += 1) {
      for (let dz = -dungeonReach; dz <= dungeonReach; dz += 1) {
        const [x, z] = [room.x + dx, room.z + dz]
        if (x >> 4 !== chunkX || z >> 4 !== chunkZ) continue
        const column = ((z & 15) << 4) | (x & 15)
        const isWall = Math.max(Math.abs(dx), Math.abs(dz)) === dungeonReach
        for (let dy = 0; dy <= roomHeight; dy += 1) {
          const index = ((room.y + dy - bounds.minY) << 8) | column
          const isRock = dy === 0 || dy === roomHeight
          const stone = hash2(seed ^ dy, x, z) % 4 === 0 ? mossy : cobblestone
          if (isRock || isWall) states[index] = dy === 0 || states[index] !== 0 ? (stone ?? 0) : 0
          else states[index] = dy === 1 ? furniture(dx, dz) : 0
        }
      }
    }
  }
  function furniture(dx: number, dz: number): number {
    if (dx === 0 && dz === 0) return spawner ?? 0
    return dungeonChests.some(([x, z]) => x === dx && z === dz) ? (chest ?? 0) : 0
  }
}
