import { expect, test } from 'vitest'
import { clearOfWalls } from './clear-of-walls.ts'

test('a body set against a wall is not in it, wherever the wall stands', () => {
  for (let wall = -40; wall <= 40; wall += 1 / 16) {
    // As the physics does it: a wall to the west, and one to the east.
    expect(clearOfWalls(wall + 0.3) - 0.3).toBeGreaterThanOrEqual(wall)
    expect(clearOfWalls(wall - 0.3) + 0.3).toBeLessThanOrEqual(wall)
  }
})

test('a body in the open stays where it is', () => {
  for (const middle of [0.5, -7.4, 2.301, 12.2]) expect(clearOfWalls(middle)).toBe(middle)
})

test('a body that is really in a wall is not moved', () => {
  expect(clearOfWalls(2.29)).toBe(2.29)
})
