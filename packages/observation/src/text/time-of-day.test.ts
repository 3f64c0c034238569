import { expect, test } from 'vitest'
import { nameTimeOfDay } from './time-of-day.ts'

test.each([
  [0, 'sunrise'],
  [999, 'sunrise'],
  [1000, 'day'],
  [5999, 'day'],
  [6000, 'noon'],
  [11_999, 'noon'],
  [12_000, 'sunset'],
  [12_999, 'sunset'],
  [13_000, 'night'],
  [17_999, 'night'],
  [18_000, 'midnight'],
  [21_999, 'midnight'],
  [22_000, 'sunrise'],
  [23_999, 'sunrise'],
])('calls tick %d %s', (ticks, name) => {
  expect(nameTimeOfDay(ticks)).toBe(name)
})
