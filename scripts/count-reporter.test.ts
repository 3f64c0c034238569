import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TestModule } from 'vitest/node'
import { CountReporter } from './count-reporter.ts'

const broken = { message: 'a hook broke\nin two lines' }

/** A file with a test that failed, one that passed, and a suite whose hook broke. */
function makeModule(): TestModule {
  const module = { type: 'module', relativeModuleId: 'a.test.ts', errors: () => [] }
  const makeTest = (name: string, result: object): object => ({
    name,
    fullName: name,
    module,
    parent: module,
    result: () => result,
    diagnostic: () => undefined,
  })
  const suite = { type: 'suite', fullName: 'outer > inner', module, errors: () => [broken] }
  const tests = [
    makeTest('adds', { state: 'failed', errors: [{ message: '\u001B[31mexpected 1\u001B[39m\n- 1' }] }),
    makeTest('counts', { state: 'passed' }),
  ]
  // The reporter reads no other member of a file.
  return { ...module, children: { allTests: () => tests, allSuites: () => [suite] } } as unknown as TestModule
}

test('what failed is counted and named with the first line of its error, a broken hook too', () => {
  const directory = mkdtempSync(join(tmpdir(), 'voyager-counts-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'counts.json')
  new CountReporter(file).onTestRunEnd([makeModule()], [{ message: 'nobody waited\nfor it' }])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    files: {
      'a.test.ts': {
        passed: 1,
        failed: 2,
        failures: { 'a.test.ts: adds': 'expected 1', 'a.test.ts: outer > inner': 'a hook broke' },
        retried: {},
        skipped: {},
      },
    },
    errors: ['nobody waited'],
  })
})
