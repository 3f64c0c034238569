import { expect, test } from 'vitest'
import { instrumentSource } from './instrument-source.ts'

function sourceOf(source: string, notesLines = false): string {
  const result = instrumentSource(source, { notesLines })
  return result.status === 'ready' ? result.source : `invalid: ${result.message} in line ${result.line}`
}

test.each([
  [
    'a declaration',
    'async function f(a) { return a }',
    'function f(...$$list){return $$track($$f.apply(this,$$list))}async function $$f(a) { return a }',
  ],
  ['an expression', 'x = async function () {}', 'x = $$wrap(async function () {})'],
  ['an arrow', 'run(async (a) => a)', 'run($$wrap(async (a) => a))'],
  ['an arrow within an arrow', 'async () => async () => 1', '$$wrap(async () => $$wrap(async () => 1))'],
  ['an ordinary function', 'function f() {}', 'function f() {}'],
  ['an async generator', 'async function* f() {}', 'async function* f() {}'],
  ['a method', 'x = { async f() {} }', 'x = { async f() {} }'],
])('makes the promise of %s visible', (_kind, source, expected) => {
  expect(sourceOf(source)).toBe(expected)
})

test('notes the line of every await', () => {
  const source = 'async () => {\n  await f()\n  return await (g, h)\n}'
  expect(sourceOf(source, true)).toBe(
    '$$wrap(async () => {\n  await $$at( f(),2)\n  return await $$at( (g, h),3)\n})',
  )
})

test.each([
  ['for (;;) f()', 'for (;;) {$$turn();f()}'],
  ['while (a) { f() }', 'while (a) {$$turn(); f() }'],
  ['do f(); while (a)', 'do {$$turn();f();} while (a)'],
  ['for (const x of y) for (const z in y);', 'for (const x of y) {$$turn();for (const z in y){$$turn();;}}'],
  ['while (a) async () => 1', 'while (a) {$$turn();$$wrap(async () => 1)}'],
])('counts the turns of %j', (source, expected) => {
  expect(instrumentSource(source, { countsTurns: true })).toMatchObject({ source: expected })
})

test('keeps every line where it is', () => {
  const source = '// one\nasync function f() {\n  await g(async () => {\n    await h()\n  })\n}\n'
  expect(sourceOf(source, true).split('\n')).toHaveLength(source.split('\n').length)
})

test.each([
  ['const = 3', 1],
  ['a\nb\nlet 3', 3],
  ['import x from "fs"', 1],
])('says in which line %j is no JavaScript', (source, line) => {
  expect(instrumentSource(source)).toMatchObject({ status: 'invalid', line })
})

test('refuses source that is nested deeper than any parser goes', () => {
  expect(instrumentSource('('.repeat(100_000))).toMatchObject({ status: 'invalid' })
})

test('lists what the source declares', () => {
  expect(instrumentSource('function a() { function b() {} }\nclass C {}')).toMatchObject({
    names: ['a', 'b', 'C'],
  })
})
