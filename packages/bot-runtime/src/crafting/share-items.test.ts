import { expect, test } from 'vitest'
import { shareItems } from './share-items.ts'

const planks = { name: 'oak_planks', held: 64 }

test('each furnace gets as many items as another, or one more', () => {
  expect(shareItems(8, { carried: 2, fuel: planks })).toEqual([3, 3, 2])
  expect(shareItems(5, { carried: 1, fuel: planks })).toEqual([3, 2])
})

test('no more than three furnaces share the work, and no more than make it shorter', () => {
  expect(shareItems(40, { carried: 5, fuel: planks })).toEqual([14, 13, 13])
  expect(shareItems(4, { carried: 5, fuel: planks })).toEqual([2, 2])
  expect(shareItems(3, { carried: 5, fuel: planks })).toEqual([1, 1, 1])
  expect(shareItems(3, { carried: 1, fuel: planks })).toEqual([2, 1])
  expect(shareItems(2, { carried: 1, fuel: planks })).toEqual([1, 1])
  expect(shareItems(1, { carried: 5, fuel: planks })).toEqual([1])
})

test('one furnace does it where none is carried', () => {
  expect(shareItems(8, { carried: 0, fuel: planks })).toEqual([8])
})

test('what is enough for one furnace is not spread over several', () => {
  expect(shareItems(8, { carried: 2, fuel: { name: 'coal', held: 1 } })).toEqual([8])
  expect(shareItems(8, { carried: 2, fuel: { name: 'coal', held: 2 } })).toEqual([4, 4])
})

test('fuel that burns for long goes into one furnace', () => {
  expect(shareItems(8, { carried: 2, fuel: { name: 'coal_block', held: 9 } })).toEqual([8])
  expect(shareItems(8, { carried: 2, fuel: { name: 'cobblestone', held: 9 } })).toEqual([8])
})
