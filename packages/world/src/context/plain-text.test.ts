import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['"hello"', 'hello'],
  ['{"text":"hello","color":"red"}', 'hello'],
  ['["a",{"text":"b","extra":["c"]},3]', 'abc3'],
  ['{"color":"red"}', ''],
])('%s reads as %s', (json, text) => {
  expect(plainText(json)).toBe(text)
})

test.each(['hello', '{text', ''])('%s is no component', (json) => {
  expect(() => plainText(json)).toThrow(/Invalid chat component/)
})

test('parts within parts end somewhere', () => {
  expect(plainText('['.repeat(40) + '"a"' + ']'.repeat(40))).toBe('')
})
