import { expect, test } from 'vitest'
import { createRateLimit, type RateLimit } from './create-rate-limit.ts'

let tick = 0
let now = 0
const open = (): RateLimit =>
  createRateLimit({ burst: 3, perTick: 1, perSecond: 2, tick: () => tick, now: () => now })

const used = (limit: RateLimit): number => {
  let count = 0
  while (limit.take()) count += 1
  return count
}

test('a burst is taken at once, and nothing beyond it', () => {
  expect(used(open())).toBe(3)
})

test('the allowance grows with ticks, up to the burst', () => {
  const limit = open()
  used(limit)
  tick += 2
  expect(used(limit)).toBe(2)
  tick += 100
  expect(used(limit)).toBe(3)
})

test('the allowance grows with the wall while the world stands still', () => {
  const limit = open()
  used(limit)
  now += 1000
  expect(used(limit)).toBe(2)
})

test('a clock that goes back takes nothing away', () => {
  const limit = open()
  tick -= 50
  now -= 50_000
  expect(used(limit)).toBe(3)
})
