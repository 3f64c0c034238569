import { expect, test } from 'vitest'
import { createRandom } from '../create-random.ts'
import { geodePlace, geodeReach, type GeodePlace } from './geode-place.ts'
import type { GroundMap } from '../ground-map.ts'

const bounds = { minY: -64, height: 384 }

/** Places of geodes in chunks whose ground is 70 high, but for one corner. */
function places(corner: number): readonly GeodePlace[] {
  const map: GroundMap = {
    x: 0,
    z: 0,
    top: 70,
    at: (x, z) => ({ height: x === 15 && z === 15 ? corner : 70, kind: 'plains', isCold: false }),
    isNearWater: () => false,
  }
  const drawn = Array.from({ length: 4800 }, (_, seed) => geodePlace(createRandom(seed), { map, bounds }))
  return drawn.filter((place) => place !== undefined)
}

test('one chunk in 24 has one, and 95 of a hundred are cracked', () => {
  const all = places(70)
  expect(all.length).toBeGreaterThan(160)
  expect(all.length).toBeLessThan(240)
  const cracked = all.filter(({ crack }) => crack !== undefined).length / all.length
  expect(cracked).toBeGreaterThan(0.9)
  expect(cracked).toBeLessThan(1)
})

test('each has room within its chunk and over the bedrock', () => {
  const all = places(70)
  for (const at of all.flatMap(({ x, z }) => [x, z])) {
    expect(at).toBeGreaterThanOrEqual(geodeReach)
    expect(at).toBeLessThanOrEqual(15 - geodeReach)
  }
  expect(Math.min(...all.map(({ y }) => y)) - geodeReach).toBeGreaterThanOrEqual(-58)
  expect(Math.max(...all.map(({ y }) => y))).toBeLessThanOrEqual(30)
})

test('ten blocks of rock are over it, wherever the ground is lowest', () => {
  const low = places(20)
  expect(low.length).toBeGreaterThan(50)
  expect(low.length).toBeLessThan(places(70).length)
  expect(Math.max(...low.map(({ y }) => y)) + geodeReach).toBeLessThanOrEqual(10)
})
