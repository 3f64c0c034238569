import { expect, test } from 'vitest'
import { typedProperties } from './typed-properties.ts'

test('numbers and flags that come as texts are read, everything else stays', () => {
  const properties = { level: '0', age: 7, lit: 'true', waterlogged: false, facing: 'north', east: '-1' }
  expect(typedProperties(properties)).toEqual({
    level: 0,
    age: 7,
    lit: true,
    waterlogged: false,
    facing: 'north',
    east: -1,
  })
})

test.each([undefined, null, 'text'])('%s is no table of properties', (value) => {
  expect(typedProperties(value)).toBe(value)
})
