import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileRunStore } from '../stores/file-run-store.ts'
import { createDefaultVoyager } from './create-default-voyager.ts'

vi.mock(import('../stores/file-run-store.ts'), { spy: true })

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'preset-'))))
afterEach(() => rmSync(directory, { recursive: true }))

test('keeps a run as safe as it was asked to', async () => {
  const voyager = await createDefaultVoyager({
    port: 1,
    version: '1.19.4',
    runDirectory: directory,
    durability: 'power',
  })
  await voyager.close()
  expect(vi.mocked(fileRunStore).mock.calls).toEqual([[directory, { durability: 'power' }]])
})

test('passes the settings of a run on', async () => {
  const options = { port: 1, version: '1.19.4', attemptsPerTask: 0 }
  await expect(createDefaultVoyager(options)).rejects.toThrow('attemptsPerTask is 0')
})
