import { expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import type { Dimension } from '../../registry/dimension.ts'
import { blockStateOf } from '../../rules/index.ts'
import { createGenerator } from '../create-generator.ts'
import { createNetherGenerator } from '../create-nether-generator.ts'
import type { DimensionGenerator } from '../world-generator.ts'
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

test('no other place has a table', () => {
  for (const dimension of ['overworld', 'the_nether', 'the_end'] as const)
    expect(tableAt({ x: 3, y: 120, z: 4 }, dimension)).toBeUndefined()
})
