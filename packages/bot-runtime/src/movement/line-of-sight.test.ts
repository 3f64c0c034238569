import { expect, test } from 'vitest'
import { canSeeBlock } from './line-of-sight.ts'

const eye = { x: 0.5, y: 1.62, z: 0.5 }

test('sees a block across open air', () => {
  expect(canSeeBlock(eye, { x: 3, y: 1, z: 0 }, () => true)).toBe(true)
})

test('does not see a block behind a wall', () => {
  expect(canSeeBlock(eye, { x: 3, y: 1, z: 0 }, (x) => x < 1)).toBe(false)
})

test('sees the block beside the feet although everything but the own two cells is solid', () => {
  const isOpen = (x: number, y: number, z: number): boolean => x === 0 && z === 0 && (y === 0 || y === 1)
  expect(canSeeBlock(eye, { x: 1, y: 0, z: 0 }, isOpen)).toBe(true)
})
