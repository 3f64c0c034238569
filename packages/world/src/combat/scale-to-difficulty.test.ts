import { expect, test } from 'vitest'
import type { Difficulty } from '../context/difficulty.ts'
import { scaleToDifficulty } from './scale-to-difficulty.ts'

test.each<[Difficulty, number, number]>([
  ['peaceful', 3, 0],
  ['easy', 3, 2.5],
  ['easy', 1, 1],
  ['normal', 3, 3],
  ['hard', 3, 4.5],
])('on %s a blow of %d takes %d', (difficulty, amount, expected) => {
  expect(scaleToDifficulty({ difficulty }, amount)).toBe(expected)
})
