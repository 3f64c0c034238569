import { expect, test } from 'vitest'
import { isBodyInCell } from './body-in-cell.ts'

const feet = { x: 0.5, y: 64, z: 0.5 }

test.for<[string, { x: number; y: number; z: number }, boolean]>([
  ['the feet', { x: 0, y: 64, z: 0 }, true],
  ['the head', { x: 0, y: 65, z: 0 }, true],
  ['the ground', { x: 0, y: 63, z: 0 }, false],
  ['above the head', { x: 0, y: 66, z: 0 }, false],
  ['beside', { x: 1, y: 64, z: 0 }, false],
])('%s', ([, cell, inside]) => {
  expect(isBodyInCell(feet, cell)).toBe(inside)
})
