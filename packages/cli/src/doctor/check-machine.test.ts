import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDisk, checkNode } from './check-machine.ts'
import { renderFinding } from './finding.ts'

test.each([
  ['v22.18.0', 'ok'],
  ['v24.21.0', 'ok'],
  ['v26.0.0', 'ok'],
  ['v22.17.9', 'problem'],
  ['v23.11.0', 'problem'],
  ['v20.19.0', 'problem'],
])('Node %s is %s', (version, status) => {
  expect(checkNode(version).status).toBe(status)
})

test('a directory that is not there yet is checked at the nearest one that is', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'disk-'))
  const [finding] = await checkDisk(join(directory, 'runs/first'))
  rmSync(directory, { recursive: true })
  expect(finding?.detail).toContain(directory)
})

test('a finding is one line with its remedy', () => {
  const finding = { name: 'disk', status: 'warning', detail: '3 MB are free', remedy: 'Free some' } as const
  expect(renderFinding(finding)).toBe('warning  disk: 3 MB are free. Free some.')
})
