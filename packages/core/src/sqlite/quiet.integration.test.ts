import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const sqlite = new URL('./index.ts', import.meta.url).href

function run(program: string): { readonly stdout: string; readonly stderr: string } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  return { stdout, stderr }
}

test('opens a database without a word on the terminal', () => {
  const program = `import { openDatabase } from ${JSON.stringify(sqlite)}
    console.log(openDatabase(':memory:').get('SELECT 1 AS one').one)`
  expect(run(program)).toEqual({ stdout: '1\n', stderr: '' })
})

test('leaves the warnings of others alone, before and after', () => {
  const program = `import { openDatabase } from ${JSON.stringify(sqlite)}
    const emitWarning = process.emitWarning
    process.emitWarning('early', 'ExperimentalWarning')
    openDatabase(':memory:')
    process.emitWarning('SQLite is late')
    console.log(process.emitWarning === emitWarning)`
  const { stdout, stderr } = run(program)
  expect(stdout).toBe('true\n')
  expect(stderr).toContain('ExperimentalWarning: early')
  expect(stderr).toContain('Warning: SQLite is late')
  expect(stderr).not.toContain('experimental feature')
})
