import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EnvironmentLostError, InvalidArgumentError, ModelUnavailableError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { RunStoreError } from '@voyager-mc/voyager'
import { checkDisk, checkNode } from './check-machine.ts'
import { renderFinding } from './finding.ts'
import { renderProgress } from './render-progress.ts'
import { exitCodeOfError } from './run-command.ts'
import { createStatusLine } from './status-line.ts'
import { exitCodeOf } from './with-agent.ts'

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

test.each([
  [new InvalidArgumentError('--port', 0, 'pass a port.'), 2],
  [new EnvironmentLostError('refused', 'No server is there.'), 3],
  [new ModelUnavailableError('No model is there.'), 3],
  [new RunStoreError('journal.ndjson', 'The disk is full.'), 3],
  [new TypeError('oops'), 1],
])('a command that threw %s exits with %d', (error, code) => {
  expect(exitCodeOfError(error)).toBe(code)
})

test('a finding is one line with its remedy', () => {
  const finding = { name: 'disk', status: 'warning', detail: '3 MB are free', remedy: 'Free some' } as const
  expect(renderFinding(finding)).toBe('warning  disk: 3 MB are free. Free some.')
})

test.each([
  [0, '░'.repeat(24)],
  [80, '█'.repeat(12) + '░'.repeat(12)],
  [200, '█'.repeat(24)],
])('the bar of %d attempts of 160', (attempts, bar) => {
  const line = renderProgress({ attempts, tasks: 3, skills: 2 }, { limit: 160 })
  expect(line).toBe(`${bar} ${attempts}/160 attempts · 3 tasks · 2 skills`)
})

test('the status line makes way for other lines', () => {
  const written: string[] = []
  const line = createStatusLine({ write: (text) => written.push(text) })
  line.around(() => written.push('before'))
  line.show('half')
  line.around(() => written.push('after'))
  expect(written).toEqual(['before', '\r\u001B[2Khalf', '\r\u001B[2K', 'after'])
})

test.each([
  ['condition-met', true, 0],
  ['done', false, 1],
  ['model-unavailable', false, 3],
  ['environment-lost', true, 3],
  ['role-failed', true, 3],
  ['death-loop', false, 3],
  ['budget', true, 4],
  ['budget', false, 4],
  ['aborted', true, 130],
] as const)('a run that ended with %s, reached: %j, exits with %d', (reason, isReached, code) => {
  expect(exitCodeOf(reason, { isReached })).toBe(code)
})
