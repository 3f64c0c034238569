import type { Dimension } from '../../registry/dimension.ts'
import { dungeonChests, dungeonNear } from './dungeon-places.ts'
import { fortressChests, fortressNear } from './raise-fortress.ts'
import { strongholdChestReach } from './raise-stronghold.ts'
import { nearestStronghold } from './stronghold-places.ts'

/** Name of a table that a chest is filled from. */
export type LootTableName = 'simple_dungeon' | 'nether_bridge' | 'stronghold_corridor'

interface ChestPlace {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly dimension: Dimension
}

/** The table of a chest that the generator set at a place; absent where it sets none. */
export function lootTableAt(seed: number, place: ChestPlace): LootTableName | undefined {
  const { x, y, z, dimension } = place
  if (dimension === 'the_nether') {
    const centre = fortressNear(seed, place)
    const isChest = fortressChests.some(([dx, dz]) => centre.x + dx === x && centre.z + dz === z)
    return isChest && y === centre.y + 1 ? 'nether_bridge' : undefined
  }
  if (dimension !== 'overworld') return undefined
  const room = dungeonNear(seed, place)
  const isRoom = dungeonChests.some(([dx, dz]) => room.x + dx === x && room.z + dz === z)
  if (isRoom && y === room.y + 1) return 'simple_dungeon'
  const stronghold = nearestStronghold(seed, place)
  const [ax, az] = [Math.abs(x - stronghold.x), Math.abs(z - stronghold.z)]
  const isEnd = Math.min(ax, az) === 0 && Math.max(ax, az) === strongholdChestReach
  return isEnd && y === stronghold.y + 1 ? 'stronghold_corridor' : undefined
}
