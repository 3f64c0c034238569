import { expect, test } from 'vitest'
import { compactCode } from './compact-code.ts'

const code = (...lines: readonly string[]): string => lines.join('\n')

test.each([
  ['two spaces', '  '],
  ['four spaces', '    '],
  ['tabs', '\t'],
])('each step of indentation by %s is one space, and blank lines go', (_name, step) => {
  const source = code(
    'async function a(bot) {',
    `${step}for (;;) {`,
    '',
    `${step}${step}await b(bot)`,
    step,
    `${step}}`,
    '}',
  )
  expect(compactCode(source)).toBe(
    code('async function a(bot) {', ' for (;;) {', '  await b(bot)', ' }', '}'),
  )
})

test('comments stay, because they say what was meant', () => {
  expect(compactCode('function a() {\n    // Once.\n    b()\n}')).toBe('function a() {\n // Once.\n b()\n}')
})

test('text over several lines keeps its spaces and blank lines', () => {
  const text = code('`first', '', '    second ${', 'x', '}   third', '`')
  const source = code('function a(x) {', `    return ${text}`, '}')
  expect(compactCode(source)).toBe(code('function a(x) {', ` return ${text}`, '}'))
  const string = code("'one\\", "    two'")
  expect(compactCode(code('function a() {', `  return ${string}`, '}'))).toContain(string)
})

test.each(['', 'a()', 'function a() {', '  \n  '])('nothing is lost of %j', (source) => {
  expect(compactCode(source).replaceAll(/\s/g, '')).toBe(source.replaceAll(/\s/g, ''))
})

test('types that are blanked out leave the code as it was written', () => {
  const source = 'async function a(bot: Bot): Promise<void> {\n    await b(bot)\n}'
  expect(compactCode(source)).toBe('async function a(bot: Bot): Promise<void> {\n await b(bot)\n}')
})
