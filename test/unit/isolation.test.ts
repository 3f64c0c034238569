import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

test('every unit test that replaces a module has a realm of its own', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  const replacing = globSync('packages/*/src/**/*.test.ts', { cwd: root })
    .filter((file) => !file.endsWith('.integration.test.ts'))
    .filter((file) => /^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')))
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !config.includes(`'${basename(file)}'`))).toEqual([])
})
