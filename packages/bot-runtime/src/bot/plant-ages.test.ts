import { expect, test } from 'vitest'
import { bears, isFullGrown } from './plant-ages.ts'

const plant = (name: string, properties: Readonly<Record<string, string | number | boolean>>) => ({
  name,
  getProperties: () => properties,
})

test.each([
  [true, plant('wheat', { age: 7 })],
  [false, plant('wheat', { age: 6 })],
  [true, plant('nether_wart', { age: 3 })],
  [true, plant('sweet_berry_bush', { age: '2' })],
  [false, plant('sweet_berry_bush', { age: 1 })],
  [true, plant('cave_vines', { berries: true })],
  [false, plant('cave_vines', { berries: 'false' })],
  [true, plant('melon_stem', { age: 0 })],
  [true, plant('stone', {})],
])('%s that this bears: %o', (isBearing, block) => {
  expect(bears(block)).toBe(isBearing)
})

test('a bush that bears may grow on, and stone does not grow', () => {
  expect(isFullGrown(plant('sweet_berry_bush', { age: 2 }))).toBe(false)
  expect(isFullGrown(plant('sweet_berry_bush', { age: 3 }))).toBe(true)
  expect(isFullGrown(plant('stone', {}))).toBe(false)
})
