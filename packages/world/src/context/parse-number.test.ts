import { expect, test } from 'vitest'
import { parseDecimal, parseInteger, parseTicks } from './parse-number.ts'

test.each([
  ['5', 5],
  ['-3', -3],
  ['2147483647', 2_147_483_647],
])('%s is the integer %d', (text, value) => {
  expect(parseInteger(text)).toBe(value)
})

test.each([
  ['1.5', "Invalid integer '1.5'"],
  ['x', "Invalid integer 'x'"],
  ['99999999999999', "Invalid integer '99999999999999'"],
  ['-1', 'Integer must not be less than 0, found -1'],
  ['11', 'Integer must not be more than 10, found 11'],
])('%s is refused as an integer from 0 to 10', (text, message) => {
  expect(() => parseInteger(text, { minimum: 0, maximum: 10 })).toThrow(message)
})

test.each([
  ['1.5', 1.5],
  ['-.5', -0.5],
  ['3', 3],
])('%s is the number %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each(['NaN', 'Infinity', '1e9', '0x10', ''])('%j is no number', (text) => {
  expect(() => parseDecimal(text)).toThrow(`Invalid double '${text}'`)
})

test.each([
  ['100', 100],
  ['5s', 100],
  ['2d', 48_000],
  ['0.5d', 12_000],
  ['7t', 7],
])('%s is %d ticks', (text, ticks) => {
  expect(parseTicks(text)).toBe(ticks)
})

test.each([
  ['5y', 'Invalid unit'],
  ['soon', "Invalid float 'soon'"],
  ['9999999d', 'Tick count must not be more than'],
])('%s is no span of time', (text, message) => {
  expect(() => parseTicks(text)).toThrow(message)
})
