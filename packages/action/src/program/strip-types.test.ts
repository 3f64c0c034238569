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
