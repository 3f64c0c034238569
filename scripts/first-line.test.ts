import { expect, test } from 'vitest'
import { errorLine, firstLine } from './first-line.ts'

test('the first line of a message has no colours and no line before it that is empty', () => {
  expect(firstLine('\n  \u001B[31mexpected 1 to be 2\u001B[39m\n\n- 1\n+ 2')).toBe('expected 1 to be 2')
  expect(firstLine(' \n')).toBeUndefined()
  expect(firstLine('a'.repeat(10_000))).toHaveLength(300)
})

test.each([
  [
    'the first line that speaks of an error',
    'checking\nsrc/a.ts(1,2): error TS2322: no\n2 errors',
    'src/a.ts(1,2): error TS2322: no',
  ],
  [
    'else the last line',
    'Format issues found in above 2 files.\n\n',
    'Format issues found in above 2 files.',
  ],
  ['or that there is none', '', 'it printed nothing'],
])('a command that failed is told by %s', (_what, printed, line) => {
  expect(errorLine(printed)).toBe(line)
})
