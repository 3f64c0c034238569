import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readVersionReport } from './read-version-report.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const options = { version: '1.20.4', sources: '/world/src' }

function read(...testResults: readonly object[]): ReturnType<typeof readVersionReport> {
  const report = join(directory, 'report.json')
  writeFileSync(report, JSON.stringify({ testResults }))
  return readVersionReport(report, options)
}

test('every test of a file has its own result', () => {
  const results = read({
    name: '/world/src/fluids/fluids.integration.test.ts',
    status: 'failed',
    assertionResults: [
      { title: 'water flows', status: 'passed' },
      { title: 'lava flows', status: 'failed' },
      { title: 'powder snow holds', status: 'skipped' },
    ],
  })
  const file = 'fluids/fluids'
  expect(results).toEqual([
    { version: '1.20.4', file, title: 'water flows', status: 'passed' },
    { version: '1.20.4', file, title: 'lava flows', status: 'failed' },
    { version: '1.20.4', file, title: 'powder snow holds', status: 'absent' },
  ])
})

test('a test that passed when it was repeated says so', () => {
  const results = read({
    name: '/world/src/fluids/fluids.integration.test.ts',
    status: 'passed',
    assertionResults: [{ title: 'water flows', status: 'passed', failureMessages: ['Error: dry'] }],
  })
  expect(results).toMatchObject([{ status: 'passed', isRepeated: true }])
})

test('a file that did not start has failed as a whole', () => {
  const results = read({
    name: '/world/src/fluids/fluids.integration.test.ts',
    status: 'failed',
    assertionResults: [{ title: 'water flows', status: 'skipped' }],
  })
  expect(results).toMatchObject([{ title: 'the whole file', status: 'failed' }])
})

test('a run that left no report has failed', () => {
  const results = readVersionReport(join(directory, 'absent.json'), options)
  expect(results).toMatchObject([{ title: 'ended without a report', status: 'failed' }])
})
