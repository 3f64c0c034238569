import { expect, test } from 'vitest'
import { describeSuccess } from './describe-success.ts'

test('tells what a primitive proved in one line', () => {
  expect(describeSuccess('goTo', { position: { x: 1.4, y: 64, z: -2 } })).toBe(
    'goTo succeeded, position (1, 64, -2).',
  )
  expect(describeSuccess('equipItem', { item: 'shield', destination: 'off-hand', before: undefined })).toBe(
    'equipItem succeeded, item shield, destination off-hand.',
  )
  expect(describeSuccess('harvestCrop', { gained: { wheat: 2, wheat_seeds: 1 }, isRipe: true })).toBe(
    'harvestCrop succeeded, gained wheat 2 wheat_seeds 1, isRipe true.',
  )
  expect(describeSuccess('x', { eaten: ['bread', 'apple'], share: 0.12345 })).toBe(
    'x succeeded, eaten bread apple, share 0.1.',
  )
  expect(describeSuccess('x', { name: 'y'.repeat(500) }).length).toBeLessThanOrEqual(161)
})
