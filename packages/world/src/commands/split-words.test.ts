import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test.each([
  ['', []],
  ['  a   b ', ['a', 'b']],
  ['@e[type=cow, limit=1] ~ ~1 ~', ['@e[type=cow, limit=1]', '~', '~1', '~']],
  ['@a[name="two words"] x', ['@a[name="two words"]', 'x']],
  [
    'diamond_sword{display:{Name:\'{"text":"a b"}\'}} 1',
    ['diamond_sword{display:{Name:\'{"text":"a b"}\'}}', '1'],
  ],
  ['"a b" c', ['"a b"', 'c']],
  ["say it's fine", ['say', "it's", 'fine']],
])('%j splits into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test.each([
  ['@e[type=cow', "Expected ']'"],
  ['stone{a:1', "Expected '}'"],
  ['"open', 'Unclosed quoted string'],
])('%j is refused', (text, message) => {
  expect(() => splitWords(text)).toThrow(message)
})
