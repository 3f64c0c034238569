import { InvalidArgumentError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { parseSeeds } from './parse-seeds.ts'

test('seeds are single numbers and ranges, each once', () => {
  expect(parseSeeds('3')).toEqual([3])
  expect(parseSeeds('1..4, 8,2')).toEqual([1, 2, 3, 4, 8])
  expect(parseSeeds('-2..1')).toEqual([-2, -1, 0, 1])
})

test.each(['', 'x', '5..1', '1..', '1.5', '1..999999999'])('seeds %o are refused', (text) => {
  expect(() => parseSeeds(text)).toThrow(InvalidArgumentError)
})
