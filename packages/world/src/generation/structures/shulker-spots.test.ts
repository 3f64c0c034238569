import { expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { blockStateOf } from '../../rules/index.ts'
import { createEndGenerator } from '../create-end-generator.ts'
import { shulkerSpots } from './shulker-spots.ts'
import { builtCityNear, endCityNear } from './tower-places.ts'

const registry = loadRegistry('1.19.4')
const seed = 11
const end = createEndGenerator({ registry, seed })
const topAt = (x: number, z: number): number => end.surfaceAt(x, z).height
const squares = Array.from({ length: 24 }, (_, square) => ({ x: 1200 + 256 * square, z: 40 }))
const cities = squares.flatMap((place) => builtCityNear(seed, { place, topAt }) ?? [])

function nameAt(x: number, y: number, z: number): string {
  const column = end.generateColumn(x >> 4, z >> 4)
  return blockStateOf(registry, column.getBlockStateId({ x: x & 15, y, z: z & 15 })).name
}

test('a city counts as built exactly where its lowest floor lies, above ground', () => {
  expect(cities.length).toBeGreaterThan(2)
  for (const place of squares) {
    const planned = endCityNear(seed, place)
    if (!planned) continue
    const isBuilt = nameAt(planned.x, planned.y, planned.z) === 'end_stone_bricks'
    expect(isBuilt).toBe(topAt(planned.x, planned.z) > 0)
    expect(builtCityNear(seed, { place, topAt }) !== undefined).toBe(isBuilt)
  }
})

test('shulkers sit on whole blocks with room above, one on a storey, and one beside the treasure', () => {
  for (const city of cities.slice(0, 4)) {
    const spots = shulkerSpots(city)
    expect(new Set(spots.map(([, y]) => y)).size).toBe(spots.length)
    expect(Math.max(...spots.map(([, y]) => y))).toBe(city.y + 16)
    for (const [x, y, z] of spots)
      expect([-1, 0, 1].map((dy) => nameAt(x, y + dy, z))).toEqual(['end_stone_bricks', 'air', 'air'])
  }
})

test('towers have two to four of them, and each number occurs', () => {
  const counts = Array.from(
    { length: 60 },
    (_, each) => shulkerSpots({ x: 1000 + 37 * each, y: 64, z: 51 * each, storeys: 4 }).length,
  )
  expect(new Set(counts)).toEqual(new Set([2, 3, 4]))
})
