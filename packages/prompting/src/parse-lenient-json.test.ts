import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLenientJson } from './parse-lenient-json.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

test.each([
  ['bare', '{"a": 1}', [{ a: 1 }]],
  ['a list', '["x"]', [['x']]],
  ['fenced', '```json\n{"a": 1}\n```', [{ a: 1 }]],
  ['prose around', 'Here: {"a": 1}. Bye {x}.', [{ a: 1 }]],
  ['one brace too many', '{"a": 1}}', [{ a: 1 }]],
  ['doubled braces', '{{"a": 1}}', [{ a: 1 }]],
  ['braces in strings', 'so {"a": "}{"} there', [{ a: '}{' }]],
  ['two objects', '{"a": 1}\n{"a": 2}', [{ a: 1 }, { a: 2 }]],
  ['none', 'no object', []],
  ['a number', '42', []],
  ['null', 'null', []],
])('finds %s', (_name, text, values) => {
  expect(parseLenientJson(text, { repair: false })).toEqual(values)
})

test('asks the repair for what is not strict JSON', () => {
  const repair = (text: string): string => text.replaceAll("'", '"')
  expect(parseLenientJson("{'a': 1}", { repair })).toContainEqual({ a: 1 })
  expect(parseLenientJson("{'a': 1}")).toContainEqual({ a: 1 })
  expect(parseLenientJson("{'a': 1}", { repair: false })).toEqual([])
})

test('survives a repair that throws', () => {
  const repair = (): string => {
    throw new RangeError('too deep')
  }
  expect(parseLenientJson('{a}', { repair })).toEqual([])
})

test('finds any value between any words', () => {
  const value = fc.dictionary(fc.string(), fc.jsonValue())
  fc.assert(
    fc.property(value, (object) => {
      const json = JSON.stringify(object)
      expect(parseLenientJson(`The answer is ${json} I think.`)).toContainEqual(JSON.parse(json))
    }),
  )
})

test('never throws', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void parseLenientJson(text)))
})

test.each(['{', '[', '{"', '```', '{}', '"'])('reads 100,000 times %s within three seconds', (piece) => {
  const start = performance.now()
  parseLenientJson(piece.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(3000)
})
