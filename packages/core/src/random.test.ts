import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

test('gives the same numbers for the same seed', () => {
  const first = seededRandom(7)
  const second = seededRandom(7)
  expect(Array.from({ length: 5 }, first)).toEqual(Array.from({ length: 5 }, second))
})

test('gives other numbers for another seed', () => {
  expect(seededRandom(7)()).not.toBe(seededRandom(8)())
})

test('stays within 0 and 1 and is spread evenly', () => {
  const random = seededRandom(1)
  const numbers = Array.from({ length: 10_000 }, random)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1)
})
