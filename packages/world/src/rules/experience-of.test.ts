import { expect, test } from 'vitest'
import { experienceLevel } from './experience-level.ts'
import { experienceAt, experienceWithLevels } from './experience-of.ts'

test.each([
  [0, 0],
  [1, 7],
  [16, 352],
  [31, 1507],
  [-4, 0],
])('level %d begins at %d points', (level, points) => {
  expect(experienceAt(level)).toBe(points)
})

test('adding levels keeps how full the bar is', () => {
  const before = experienceAt(4) + 9
  const after = experienceLevel(experienceWithLevels(before, 3))
  expect(after.level).toBe(7)
  expect(Math.abs(after.progress - experienceLevel(before).progress)).toBeLessThan(0.05)
})

test('taking more levels than there are leaves none', () => {
  expect(experienceWithLevels(100, -50)).toBe(0)
})

test('absurd levels stay within the 32 bits of the wire', () => {
  expect(experienceAt(1e9)).toBeLessThan(2 ** 31)
})
