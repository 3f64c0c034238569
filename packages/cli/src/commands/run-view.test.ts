import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

test('a resource pack that is none is refused before anything is served, and says what is wanted', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'no-pack-'))
  try {
    for (const command of [
      ['view', directory],
      ['learn', '--view', '--run', join(directory, 'run')],
    ]) {
      const { code, said, complaint } = await runCli([...command, '--resource-pack', directory], {
        directory,
      })
      expect([code, said.includes('http')]).toEqual([2, false])
      expect(complaint).toContain(directory)
      expect(complaint).toContain('name a folder or a zip with assets/minecraft/textures/block/*.png in it.')
    }
    expect(existsSync(join(directory, 'run'))).toBe(false)
  } finally {
    rmSync(directory, { recursive: true })
  }
})
