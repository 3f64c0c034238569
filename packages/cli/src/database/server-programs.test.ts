import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installedVersions } from './server-programs.ts'

const programs = mkdtempSync(join(tmpdir(), 'voyager-programs-'))
afterAll(() => rmSync(programs, { recursive: true, force: true }))

test('versions are sorted by their number, and those without a server are left out', () => {
  for (const name of ['9', '15', '17', 'local']) {
    mkdirSync(join(programs, name, 'bin'), { recursive: true })
    // The client alone is a package of its own.
    if (name !== '17') writeFileSync(join(programs, name, 'bin', 'initdb'), '')
  }
  expect(installedVersions(programs)).toEqual(['15', '9'])
  expect(installedVersions(join(programs, 'absent'))).toEqual([])
})
