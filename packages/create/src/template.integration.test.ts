import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createProject } from './create-project.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))

test('the tests of a new project pass, one of them in an embedded world', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voyager-template-'))
  try {
    const project = join(folder, 'my-agent')
    await createProject(project)
    linkPackages(join(project, 'node_modules', '@voyager-mc'))
    const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap'], {
      cwd: project,
    })
    expect(stdout).toMatch(/^# pass 3$/m)
    expect(stdout).toMatch(/^# fail 0$/m)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Our packages as an installation would place them. */
function linkPackages(modules: string): void {
  mkdirSync(modules, { recursive: true })
  for (const manifest of globSync('*/package.json', { cwd: packages }))
    symlinkSync(join(packages, dirname(manifest)), join(modules, basename(dirname(manifest))), 'junction')
}
