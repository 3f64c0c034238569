import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProject } from './create-project.ts'
import { ProjectExistsError } from './project-exists-error.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voyager-create-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a project has the name of its folder and the versions of this package', async () => {
  const files = await createProject(join(folder, 'my-bot'))
  const text = readFileSync(join(folder, 'my-bot', 'package.json'), 'utf8')
  // npm reads the manifest that was written.
  const { name, dependencies } = JSON.parse(text) as {
    readonly name: string
    readonly dependencies: Readonly<Record<string, string>>
  }
  expect(name).toBe('my-bot')
  expect(dependencies['@voyager-mc/core']).toMatch(/^\^\d/)
  expect(text).not.toContain('VERSION')
  expect(files).toContain('.gitignore')
})

test('a folder that holds something is left as it is', async () => {
  await createProject(join(folder, 'taken'), { version: '1.0.0' })
  await expect(createProject(join(folder, 'taken'))).rejects.toThrow(ProjectExistsError)
  expect(readFileSync(join(folder, 'taken', 'package.json'), 'utf8')).toContain('"1.0.0"')
})

test.each(['My Agent', '.hidden', 'ümlaut'])('%j is no name of a package', async (name) => {
  await expect(createProject(join(folder, name))).rejects.toThrow(/use small letters/)
})
