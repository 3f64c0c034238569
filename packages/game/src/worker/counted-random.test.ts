import { expect, test } from 'vitest'
import { countedRandom } from './counted-random.ts'

test('a source goes on where an earlier one of the same seed stopped', () => {
  const whole = countedRandom(7, { draws: 0 })
  const numbers = Array.from({ length: 6 }, whole.random)
  const first = countedRandom(7, { draws: 0 })
  const head = [first.random(), first.random()]
  const second = countedRandom(7, first)
  const tail = Array.from({ length: 4 }, second.random)
  expect([...head, ...tail]).toEqual(numbers)
  expect(second.draws).toBe(6)
})
