import { expect, test } from 'vitest'
import { doubling } from './doubling.ts'

test('starts at the first value and doubles up to the longest', () => {
  const steps = [1, 2, 3, 4, 5]
  expect(steps.map((step) => doubling(step, { first: 6, longest: 40 }))).toEqual([6, 12, 24, 40, 40])
})

test('grows without an end when no longest value is given', () => {
  expect(doubling(11, { first: 1 })).toBe(1024)
})
