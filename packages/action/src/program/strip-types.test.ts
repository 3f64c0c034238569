import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { stripTypes } from './strip-types.ts'

test('keeps every position', () => {
  expect(stripTypes('const a: number = 1')).toBe('const a         = 1')
})

test('gives nothing for what is no TypeScript', () => {
  expect(stripTypes('const = const')).toBeUndefined()
})

test.each([
  ['parentheses', `let a: any = ${'('.repeat(50_000)}`],
  ['arrows', `let a: any = ${'x=>'.repeat(5000)}1`],
  ['arrows with an end', `const a: any = ${'x =>\n'.repeat(1500)}1`],
])('text nested so deep that the stripper breaks costs nothing but itself: %s', (_what, text) => {
  expect(stripTypes(text)).toBeUndefined()
  expect(stripTypes('const a: number = 1')).toBe('const a         = 1')
})

test('long text is stripped like short text', () => {
  const lines = 'const a: number = 1\n'.repeat(2000)
  expect(stripTypes(lines)).toBe('const a         = 1\n'.repeat(2000))
})

// Node warns once per process, so a process of its own is looked at.
test('says nothing about experimental functions', async () => {
  const file = fileURLToPath(new URL('strip-types.ts', import.meta.url))
  const program = `
    const { stripTypes } = await import(${JSON.stringify(file)})
    stripTypes('let a: number')
    process.emitWarning('heard')`
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stderr).toContain('heard')
  expect(stderr).not.toContain('Experimental')
})
