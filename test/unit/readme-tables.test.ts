import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { renderTables, withTables } from '../../scripts/readme-tables.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each(globSync('packages/*/README.md', { cwd: root }))('%s has the tables of its types', (file) => {
  const readme = readFileSync(join(root, file), 'utf8')
  expect(readme).toBe(withTables(readme, renderTables(join(root, dirname(file)))))
})

test('tables replace those that stood there, and text around them stays', () => {
  const once = withTables('# A\n\nText.\n', '## Options')
  const twice = withTables(`${once}\nAfter.\n`, '## Errors')
  expect([once.includes('## Options'), twice.includes('## Options'), twice.endsWith('After.\n')]).toEqual([
    true,
    false,
    true,
  ])
})

test('errors are listed with the functions that they come from, and options that are called with the others', () => {
  const skills = renderTables(join(root, 'packages/skill-library'))
  expect(skills).toMatch(/`UnknownSkillError` .*`createSkillLibrary`, .*`openSkillLibrary`/)
  expect(renderTables(join(root, 'packages/game'))).toMatch(/`PrimitiveModuleError` .*`openGame`/)
  expect(renderTables(join(root, 'packages/voyager'))).toContain('`onGameEvent`')
})
