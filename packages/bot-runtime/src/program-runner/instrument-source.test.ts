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
    '$$wrap(async () => {\n  await $$at(2)( f())\n  return await $$at(3)( (g, h))\n})',
  )
})

test.each([
  ['for (;;) f()', 'for (;;) {$$turn();f()}'],
  ['while (a) { f() }', 'while (a) {$$turn(); f() }'],
  ['do f(); while (a)', 'do {$$turn();f();} while (a)'],
  [
    'for (const x of y) for (const z in y);',
    'for (const x of y) {$$turn();for (const z in $$listed(y)){$$turn();;}}',
  ],
  ['while (a) async () => 1', 'while (a) {$$turn();$$wrap(async () => 1)}'],
  ['a ** b ** c', '$$base(a) ** $$exponent($$base(b) ** $$exponent(c))'],
  ['a <<= (b, c)', 'a <<= ($$exponent(b, c))'],
  ['x = { ...a, b: [...c] }', 'x = { ...$$listed(a), b: [...c] }'],
])('counts the turns and bounds the pieces of %j', (source, expected) => {
  expect(instrumentSource(source, { countsTurns: true })).toMatchObject({ source: expected })
})

test.each([
  ['f()', 'N1;f()'],
  ['a\nf()\nb', 'a\nN2;f()\nb'],
  ["'use strict'\nf()", "'use strict'\nN2;f()"],
  ['if (a)\n  f()\nelse\n  g()', 'if (a)\n  {N2;f()}\nelse\n  {N4;g()}'],
  ['if (f()) a', 'N1;if (f()) a'],
  ['for (;;) {}', 'N1;for (;;) {}'],
  ['while (a)\n  f()', 'N1;while (a)\n  {N2;f()}'],
  ['x = () => f()', 'x = () => (N1,f())'],
  ['x = () => ({ a: f() })', 'x = () => ((N1,{ a: f() }))'],
  ['x = async () =>\n  f()', 'x = $$wrap(async () =>\n  (N2,f()))'],
  ['x = () => async () => f()', 'x = () => $$wrap(async () => (N1,f()))'],
  ['switch (a) {\n  case f():\n    g()\n}', 'switch (a) {\n  case f():\n    N3;g()\n}'],
  ['a: for (;;) break a', 'N1;a: for (;;) break a'],
  ['class A { static {\n f() } b = () => g() }', 'N1;class A { static {\n N2;f() } b = () => (N2,g()) }'],
  ['function f() { return 1 }\nvar x = 1', 'function f() { return 1 }\nvar x = 1'],
])('notes the lines of %j that may take long', (source, expected) => {
  const noteLine = (line: number): string => `N${line}`
  expect(instrumentSource(source, { noteLine })).toMatchObject({ source: expected })
})

test('notes and counts before one body', () => {
  const noteLine = (line: number): string => `N${line}`
  expect(instrumentSource('for (;;)\n  f()', { noteLine, countsTurns: true })).toMatchObject({
    source: 'N1;for (;;)\n  {$$turn();N2;f()}',
  })
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
