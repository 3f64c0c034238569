import { expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import type { Dimension } from '../../registry/dimension.ts'
import { blockStateOf } from '../../rules/index.ts'
import { createGenerator } from '../create-generator.ts'
import { createNetherGenerator } from '../create-nether-generator.ts'
import type { DimensionGenerator } from '../world-generator.ts'
import { createEndGenerator } from '../create-end-generator.ts'
import { towerChests, towerChestY, towerReach } from './raise-tower.ts'
import { bastionNear, endCityNear } from './tower-places.ts'
import { dungeonChests, dungeonNear, dungeonReach } from './dungeon-places.ts'
import { lootTableAt } from './loot-places.ts'
import { fortressChests, fortressNear } from './raise-fortress.ts'
import { strongholdChestReach } from './raise-stronghold.ts'
import { strongholdPlaces } from './stronghold-places.ts'

const registry = loadRegistry('1.19.4')
const seed = 11
interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}
const nameAt = (generator: Pick<DimensionGenerator, 'generateColumn'>, { x, y, z }: Spot): string => {
  const column = generator.generateColumn(x >> 4, z >> 4)
  return blockStateOf(registry, column.getBlockStateId({ x: x & 15, y, z: z & 15 })).name
}
const tableAt = (spot: Spot, dimension: Dimension = 'overworld') => lootTableAt(seed, { ...spot, dimension })

test('monster rooms have a spawner and two chests, and most squares have a room', () => {
  const generator = createGenerator({ registry, seed })
  let rooms = 0
  for (let square = 0; square < 8; square += 1) {
    const { x, y, z } = dungeonNear(seed, { x: square * 64, z: 0 })
    if (nameAt(generator, { x, y: y + 1, z }) !== 'spawner') continue
    rooms += 1
    for (const [dx, dz] of dungeonChests) {
      const spot = { x: x + dx, y: y + 1, z: z + dz }
      expect(nameAt(generator, spot)).toBe('chest')
      expect(tableAt(spot)).toBe('simple_dungeon')
    }
    for (const [dx, dz] of [
      [dungeonReach, 0],
      [-dungeonReach, dungeonReach],
    ] as const)
      expect(nameAt(generator, { x: x + dx, y, z: z + dz })).toMatch(/cobblestone$/)
  }
  expect(rooms).toBeGreaterThanOrEqual(4)
})

test('fortresses have nether wart and two chests', () => {
  const generator = createNetherGenerator({ registry, seed })
  const { x, y, z } = fortressNear(seed, { x: 0, z: 0 })
  for (const [dx, dz] of fortressChests) {
    const spot = { x: x + dx, y: y + 1, z: z + dz }
    expect(nameAt(generator, spot)).toBe('chest')
    expect(tableAt(spot, 'the_nether')).toBe('nether_bridge')
  }
  expect(nameAt(generator, { x: x + 3, y: y + 1, z: z - 3 })).toBe('nether_wart')
  expect(nameAt(generator, { x: x + 3, y, z: z - 3 })).toBe('soul_sand')
})

test('the corridors of strongholds end at chests', () => {
  const generator = createGenerator({ registry, seed })
  const [place] = strongholdPlaces(seed)
  if (!place) throw new Error('There is none.')
  const spot = { x: place.x - strongholdChestReach, y: place.y + 1, z: place.z }
  expect(nameAt(generator, spot)).toBe('chest')
  expect(tableAt(spot)).toBe('stronghold_corridor')
})

test('bastions have two chests above their stairs', () => {
  const generator = createNetherGenerator({ registry, seed })
  const tower = bastionNear(seed, { x: 0, z: 0 })
  for (const [dx, dz] of towerChests) {
    const spot = { x: tower.x + dx, y: towerChestY(tower), z: tower.z + dz }
    expect(nameAt(generator, spot)).toBe('chest')
    expect(tableAt(spot, 'the_nether')).toBe('bastion_other')
  }
  expect(nameAt(generator, { ...tower, x: tower.x + towerReach, y: tower.y + 1 })).toBe('air')
  expect(nameAt(generator, { ...tower, x: tower.x + towerReach, y: tower.y + 3 })).toBe(
    'polished_blackstone_bricks',
  )
})

test('no bridge of a fortress reaches a bastion', () => {
  for (let square = 0; square < 40; square += 1) {
    const tower = bastionNear(seed + square, { x: 416 * square, z: -416 * square })
    for (const [dx, dz] of [
      [-10, -10],
      [10, -10],
      [-10, 10],
      [10, 10],
    ] as const) {
      const { x, z } = fortressNear(seed + square, { x: tower.x + dx, z: tower.z + dz })
      const [ax, az] = [Math.abs(tower.x - x), Math.abs(tower.z - z)]
      expect(Math.max(ax, az)).toBeGreaterThan(56 + towerReach)
    }
  }
})

test('end cities stand on outer islands, hold the wings, and can be climbed', () => {
  const generator = createEndGenerator({ registry, seed })
  expect(endCityNear(seed, { x: 0, z: 0 })).toBeUndefined()
  const cities = Array.from({ length: 24 }, (_, square) =>
    endCityNear(seed, { x: 1200 + 256 * square, z: 40 }),
  )
  const built = cities.flatMap((city) =>
    city && nameAt(generator, { ...city, y: city.y }) === 'end_stone_bricks' ? [city] : [],
  )
  expect(built.length).toBeGreaterThan(2)
  for (const city of built.slice(0, 2)) {
    const chests = towerChests.map(([dx, dz]) => ({ x: city.x + dx, y: towerChestY(city), z: city.z + dz }))
    expect(chests.map((spot) => nameAt(generator, spot))).toEqual(['chest', 'chest'])
    expect(chests.map((spot) => tableAt(spot, 'the_end'))).toEqual(['end_city_ship', 'end_city_treasure'])
    // Each step is one higher, with room for a body above it.
    for (let step = 1; step < 5; step += 1) {
      const spot = { x: city.x + 1 - towerReach, y: city.y + step, z: city.z + 1 - towerReach + step }
      expect(nameAt(generator, spot)).toBe('end_stone_bricks')
      expect(nameAt(generator, { ...spot, y: spot.y + 1 })).toBe('air')
      expect(nameAt(generator, { ...spot, y: spot.y + 2 })).toBe('air')
    }
  }
})

test('no other place has a table', () => {
  for (const dimension of ['overworld', 'the_nether', 'the_end'] as const)
    expect(tableAt({ x: 3, y: 120, z: 4 }, dimension)).toBeUndefined()
})
