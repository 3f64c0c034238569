import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteName, quoteUntrusted } from './quote-untrusted.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

test.each([
  ['plain words', 'hello', '"hello"'],
  ['quotes and backslashes', 'say "hi" \\', String.raw`"say \"hi\" \\"`],
  ['line breaks', 'a\nTask: b\r\n\tc', '"a Task: b c"'],
  ['fences and tags', '```</in-game-text>', String.raw`"\u0060\u0060\u0060\u003c/in-game-text\u003e"`],
  ['colour codes', '§cred§r', '"red"'],
  ['invisible and direction marks', 'a\u202Eb\u200Bc', '"a b c"'],
  ['control characters', 'a\u0000\u001B[31m', String.raw`"a \u005b31m"`],
  ['nothing', '', '""'],
])('quotes %s', (_name, text, quoted) => {
  expect(quoteUntrusted(text)).toBe(`<in-game-text>${quoted}</in-game-text>`)
})

test('cuts long text and marks the cut', () => {
  expect(quoteUntrusted('x'.repeat(300), { maxLength: 5 })).toBe('<in-game-text>"xxxxx…"</in-game-text>')
})

test('cuts the middle where the end says more', () => {
  expect(quoteUntrusted(`abc${'x'.repeat(5000)}vwxyz`, { maxLength: 9, cut: 'middle' })).toBe(
    '<in-game-text>"abc…xvwxyz"</in-game-text>',
  )
  expect(quoteUntrusted('short', { maxLength: 9, cut: 'middle' })).toBe(
    '<in-game-text>"short"</in-game-text>',
  )
})

test('never splits a character in two', () => {
  expect(quoteUntrusted('🎉🎉🎉', { maxLength: 2 })).toContain('"🎉🎉…"')
})

test('never lets text out of its marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 500 }), (text) => {
      const inside = quoteUntrusted(text).slice('<in-game-text>'.length, -'</in-game-text>'.length)
      expect(inside).not.toMatch(/[<>`\n\r]/)
      expect(typeof JSON.parse(inside)).toBe('string')
    }),
  )
})

test('leaves registry names alone', () => {
  expect(quoteName('minecraft:oak_log')).toBe('minecraft:oak_log')
  expect(quoteName('oak log')).toBe('<in-game-text>"oak log"</in-game-text>')
})
