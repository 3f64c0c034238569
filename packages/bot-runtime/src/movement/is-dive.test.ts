import { expect, test } from 'vitest'
import { isDive } from './is-dive.ts'

/** Water in the cells that the function names, at one height. */
const water = (isWater: (x: number, z: number) => boolean) => ({
  getBlock: (from: { x: number; z: number }, dx: number, _dy: number, dz: number) => ({
    liquid: isWater(from.x + dx, from.z + dz),
  }),
})
const land = { x: 5, y: 60, z: 0 }
const east = { x: 1, z: 0 }
const south = { x: 0, z: 1 }

test('a fall into wide water is a dive', () => {
  expect(
    isDive(
      water(() => true),
      land,
      { direction: east, drop: 12 },
    ),
  ).toBe(true)
})

test('nobody dives from higher than a fall beside the water lets live', () => {
  const sea = water(() => true)
  expect(isDive(sea, land, { direction: east, drop: 18 })).toBe(true)
  expect(isDive(sea, land, { direction: east, drop: 19 })).toBe(false)
})

test('water that is one block wide is missed', () => {
  const ditch = water((x) => x === 5)
  expect(isDive(ditch, land, { direction: east, drop: 8 })).toBe(false)
  expect(isDive(ditch, land, { direction: south, drop: 8 })).toBe(false)
  const river = water((x) => x === 5 || x === 6)
  expect(isDive(river, land, { direction: east, drop: 8 })).toBe(true)
  expect(isDive(river, land, { direction: south, drop: 8 })).toBe(false)
})
