import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createNetherLand, type NetherLand } from './nether-land.ts'
import { fortressNear } from '../structures/raise-fortress.ts'
import { bastionNear } from '../structures/tower-places.ts'

type Place = readonly [x: number, z: number]

/** Places of a grid around the middle of the Nether. */
function grid(side: number, step: number): readonly Place[] {
  return Array.from({ length: side * side }, (_, index) => [
    (index % side) * step - (side * step) / 2,
    Math.floor(index / side) * step - (side * step) / 2,
  ])
}

function placesOf(seed: number, land: NetherLand, places: readonly Place[]): readonly Place[] {
  const landAt = createNetherLand(seed)
  return places.filter(([x, z]) => landAt(x, z) === land)
}

// Taken from the code as it was when these forests were the only land beside the wastes: learners of known seeds know them.
test.each([
  [7, 533, '13af7f38419e3e190db0462754ca2897a8ab3f44'],
  [42, 463, '1c35115d63e4ca3cf35461853b8205737299e4bb'],
  [-1_234_567, 497, '2f9293155cd1e3173fddcd38a3766136a85074f9'],
  [2026, 475, '9857fd2c6be8cb85bf985dd7bd405ff969213748'],
])('warped forests of seed %d are where they always were', (seed, count, hash) => {
  const places = placesOf(seed, 'warped_forest', grid(50, 40))
  expect(places).toHaveLength(count)
  expect(createHash('sha1').update(places.join()).digest('hex')).toBe(hash)
})

test.each([
  ['warped_forest', 0.2],
  ['crimson_forest', 0.12],
  ['soul_sand_valley', 0.1],
] as const)('%s is about %d of the Nether', (land, share) => {
  const places = grid(100, 40)
  const seeds = Array.from({ length: 12 }, (_, index) => index * 7919)
  const found = seeds.reduce((sum, seed) => sum + placesOf(seed, land, places).length, 0)
  expect(Math.abs(found / (seeds.length * places.length) - share)).toBeLessThan(0.012)
})

describe.each(['crimson_forest', 'soul_sand_valley'] as const)('%s keeps its distance', (land) => {
  const seeds = Array.from({ length: 20 }, (_, index) => index * 104_729)
  const nearest = (
    middleOf: (seed: number, place: { x: number; z: number }) => Readonly<{ x: number; z: number }>,
  ): number =>
    Math.min(
      ...seeds.flatMap((seed) =>
        placesOf(seed, land, grid(70, 9)).map(([x, z]) => {
          const middle = middleOf(seed, { x, z })
          return Math.hypot(x - middle.x, z - middle.z)
        }),
      ),
    )

  test('from the middle of the Nether', () => {
    expect(nearest(() => ({ x: 0, z: 0 }))).toBeGreaterThanOrEqual(100)
    expect(nearest(() => ({ x: 0, z: 0 }))).toBeLessThan(110)
  })

  test('from fortresses and bastions', () => {
    for (const middleOf of [fortressNear, bastionNear]) {
      expect(nearest(middleOf)).toBeGreaterThanOrEqual(48)
      expect(nearest(middleOf)).toBeLessThan(56)
    }
  })

  test('from the bridges of fortresses', () => {
    for (const seed of seeds) {
      const { x, z } = fortressNear(seed, { x: 2000, z: 2000 })
      const landOf = createNetherLand(seed)
      for (let along = -56; along <= 56; along += 1)
        for (let across = -2; across <= 2; across += 1)
          expect([landOf(x + along, z + across), landOf(x + across, z + along)]).not.toContain(land)
    }
  })
})
