import { expect, test } from 'vitest'
import { parseCoordinates, type Origin } from './parse-coordinates.ts'

// Looks south, so that left is east.
const origin: Origin = {
  position: { x: 10.25, y: 64, z: -3.5, dimension: 'overworld' },
  yaw: 0,
  pitch: 0,
}

test.each([
  ['1 2 3', { x: 1.5, y: 2, z: 3.5 }],
  ['1.0 2.5 -3.25', { x: 1, y: 2.5, z: -3.25 }],
  ['~ ~ ~', { x: 10.25, y: 64, z: -3.5 }],
  ['~1 ~-2 ~0.5', { x: 11.25, y: 62, z: -3 }],
  ['-4 ~ 7', { x: -3.5, y: 64, z: 7.5 }],
])('a body at %s', (text, position) => {
  expect(parseCoordinates(text.split(' '), origin)).toEqual(position)
})

test('whole numbers of a block stay whole', () => {
  expect(parseCoordinates(['1', '2', '~'], origin, { isBlock: true })).toEqual({ x: 1, y: 2, z: -3.5 })
})

test.each([
  ['^ ^ ^5', { x: 10.25, y: 64, z: 1.5 }],
  ['^2 ^ ^', { x: 12.25, y: 64, z: -3.5 }],
  ['^ ^3 ^', { x: 10.25, y: 67, z: -3.5 }],
])('%s follows the look', (text, { x, y, z }) => {
  const found = parseCoordinates(text.split(' '), origin)
  expect([found.x, found.y, found.z]).toEqual([expect.closeTo(x), expect.closeTo(y), expect.closeTo(z)])
})

test.each([
  ['1 2', 'Incomplete (expected 3 coordinates)'],
  ['1 2 x', "Invalid double 'x'"],
  ['~a ~ ~', "Invalid double 'a'"],
  ['^ ~ 1', 'Cannot mix world & local coordinates'],
  ['1 ^ 1', 'Cannot mix world & local coordinates'],
])('%s is refused', (text, message) => {
  expect(() => parseCoordinates(text.split(' '), origin)).toThrow(message)
})
