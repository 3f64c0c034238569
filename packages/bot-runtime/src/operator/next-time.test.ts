import { expect, test } from 'vitest'
import { nextTime } from './next-time.ts'

test.for([
  [0, 1000],
  [999, 1000],
  [11_500, 12_000],
  [12_000, 13_000],
  [13_000, 15_000],
  [21_000, 23_000],
  [23_000, 0],
  [23_999, 0],
])('after %d comes %d', ([time, next]) => {
  expect(nextTime(time ?? 0)).toBe(next)
})

test('19 steps make a day', () => {
  let time = 0
  for (let step = 0; step < 19; step += 1) time = nextTime(time)
  expect(time).toBe(0)
})
