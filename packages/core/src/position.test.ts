import { expect, test } from 'vitest'
import { distanceBetween, formatPosition } from './position.ts'

test('renders a position as the keys of a checkpoint do', () => {
  expect(formatPosition({ x: 81, y: 131, z: -16 })).toBe('(81, 131, -16)')
})

test('measures along all three axes', () => {
  expect(distanceBetween({ x: 0, y: 0, z: 0 }, { x: 2, y: 3, z: 6 })).toBe(7)
})
