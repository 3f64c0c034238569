import type { Dimension } from '../../registry/dimension.ts'
import type { BuildingTable } from '../buildings/building-tables.ts'
import { bastionNear, endCityNear } from './tower-places.ts'
import { towerChests, towerChestY, type Tower } from './raise-tower.ts'
import { dungeonChests, dungeonNear } from './dungeon-places.ts'
import { fortressChests, fortressNear } from './raise-fortress.ts'
import { strongholdChestReach } from './raise-stronghold.ts'
import { nearestStronghold } from './stronghold-places.ts'

/** Name of a table that a chest is filled from. */
export type LootTableName =
  | 'simple_dungeon'
  | 'nether_bridge'
  | 'stronghold_corridor'
  | 'bastion_other'
  | 'end_city_treasure'
  | 'end_city_ship'
  | BuildingTable

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
    if (isChest && y === centre.y + 1) return 'nether_bridge'
    const bastion = bastionNear(seed, place)
    return chestOf(bastion, place) === undefined ? undefined : 'bastion_other'
  }
  if (dimension === 'the_end') {
    const city = endCityNear(seed, place)
    const chest = city && chestOf(city, place)
    // The first chest stands for the frame in a ship that holds the wings.
    return chest === undefined ? undefined : chest === 0 ? 'end_city_ship' : 'end_city_treasure'
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

/** Index of a tower's chest at a place; undefined where it has none. */
function chestOf(tower: Tower, { x, y, z }: ChestPlace): number | undefined {
  if (y !== towerChestY(tower)) return undefined
  const index = towerChests.findIndex(([dx, dz]) => tower.x + dx === x && tower.z + dz === z)
  return index < 0 ? undefined : index
}
