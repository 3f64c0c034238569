import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const store = new URL('./sqlite-world-store.ts', import.meta.url).href

test('a world is opened without a word on the terminal, and the warnings of others are left alone', () => {
  const program = `import { sqliteWorldStore } from ${JSON.stringify(store)}
    const { emitWarning } = process
    const opened = sqliteWorldStore(':memory:')
    console.log(opened.place, process.emitWarning === emitWarning)
    process.emitWarning('SQLite is late')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(stdout).toBe(':memory: true\n')
  expect(stderr).toContain('Warning: SQLite is late')
  expect(stderr).not.toContain('experimental')
})
