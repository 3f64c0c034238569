import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, jsonLine } from './clean-text.ts'

test.each([
  ['a colour', 'red \u001B[31mink\u001B[0m', 'red ink'],
  ['a cleared screen', '\u001B[2J\u001B[Hgone', 'gone'],
  ['a title', '\u001B]0;owned\u0007title', 'title'],
  ['a link', '\u001B]8;;http://evil\u001B\\text\u001B]8;;\u001B\\', 'text'],
  ['an eight-bit sequence', 'a\u009B31mb', 'ab'],
  ['a bell and a backspace', 'a\u0007b\u0008c', 'abc'],
  ['a carriage return', 'good\rbad', 'goodbad'],
  ['a turned direction', 'abc\u202Edef', 'abcdef'],
  ['an unfinished sequence', 'end\u001B[', 'end'],
  ['lines and tabs, which stay', 'a\n\tb', 'a\n\tb'],
])('takes out %s', (_name, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('makes one line of many', () => {
  expect(cleanLine('  a\n b\r\n\tc ')).toBe('a b c')
})

const dangerous = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u

test('leaves nothing that a terminal would obey', () => {
  const pieces = fc.constantFrom('\u001B', '[', ']', '0;', 'm', '\u0007', '\u009B', '\u202E', 'x', '\\', '\r')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      expect(cleanText(parts.join(''))).not.toMatch(dangerous)
      expect(jsonLine(parts.join(''))).not.toMatch(dangerous)
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('JSON stays the same value', () => {
  const value = { text: '\u009B31m\u202Eabc', list: [1, '\u007F'] }
  expect(JSON.parse(jsonLine(value))).toEqual(value)
})

test('reads a long unfinished sequence in no time', () => {
  const startedAt = performance.now()
  cleanText('\u001B]0;'.repeat(100_000))
  cleanText(`\u001B[${'0'.repeat(1_000_000)}`)
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
