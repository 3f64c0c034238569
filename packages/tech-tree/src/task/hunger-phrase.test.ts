import { expect, test } from 'vitest'
import { readHunger } from './hunger-phrase.ts'

test.each([
  'eat bread',
  'eat until night',
  'get food',
  'reach the nether',
  'get 5 food',
  'fill two buckets with lava',
  'restore health',
  'eat bread until 3 cows are near',
  'get to hunger games',
])('%s is not about a bar of hunger', (phrase) => {
  expect(readHunger(phrase)).toBe(phrase)
})
