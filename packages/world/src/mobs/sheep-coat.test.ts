import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { coatMetadata, drawCoat } from './sheep-coat.ts'

test('most wild sheep are white and none is purple', () => {
  const random = createRandomSource(3)
  const coats = Array.from({ length: 1000 }, () => drawCoat(random))
  expect(coats.filter((coat) => coat === 'white').length).toBeGreaterThan(750)
  expect(coats).toContain('brown')
  expect(coats).not.toContain('purple')
})

test.each([
  ['white', false, 0],
  ['black', false, 15],
  ['brown', true, 12 | 0x10],
  ['no such colour', false, 0],
])('a coat of %s, shorn %s, is %i on the wire', (colour, isShorn, value) => {
  expect(coatMetadata(colour, { isShorn })).toEqual({ type: 'byte', value })
})
