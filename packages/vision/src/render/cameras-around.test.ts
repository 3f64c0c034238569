import { expect, test } from 'vitest'
import { axesOf } from './camera.ts'
import { camerasAround } from './cameras-around.ts'

const building = { from: { x: 4, y: 64, z: -3 }, to: { x: 0, y: 67, z: 1 } }
const middle = { x: 2.5, y: 66, z: -0.5 }

test('four cameras stand outside of the building, one at each corner, and look at its middle from above', () => {
  const cameras = camerasAround(building)
  expect(cameras.map(({ position: { x, z } }) => [x < 0, x > 5, z < -3, z > 2])).toEqual([
    [true, false, true, false],
    [false, true, true, false],
    [false, true, false, true],
    [true, false, false, true],
  ])
  for (const { position, yaw, pitch } of cameras) {
    expect(position.y).toBeGreaterThan(68)
    const way = [middle.x - position.x, middle.y - position.y, middle.z - position.z]
    const length = Math.hypot(...way)
    const { forward } = axesOf({ yaw, pitch })
    for (const [axis, part] of way.entries()) expect(forward[axis]).toBeCloseTo(part / length, 5)
  }
})

test('it does not matter which corners are named, and the distance grows with the building', () => {
  expect(camerasAround({ from: building.to, to: building.from })).toEqual(camerasAround(building))
  const [near, far] = [1, 2].map((distance) => camerasAround(building, { distance })[0]?.position.x)
  expect([near, far]).toEqual([-5, -10])
})

test.each([
  [{ from: { x: Number.NaN, y: 0, z: 0 }, to: building.to }, {}, 'from.x is NaN; use a finite number.'],
  [building, { distance: 0 }, 'distance is 0; use a number from 0.1 to 10.'],
])('refuses what is no building and no distance: %j', (wrong, options, words) => {
  expect(() => camerasAround(wrong, options)).toThrow(words)
})
