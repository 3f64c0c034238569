import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { TestCounts } from './test-counts.ts'

/** Counts of each test file of a run, by its path within the repository, and of errors that belong to no file. */
export interface CountedRun {
  readonly files: Readonly<Record<string, TestCounts>>
  readonly errors: number
}

/** Writes the counts of a run as JSON to a file. */
export class CountReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const run: CountedRun = {
      files: Object.fromEntries(modules.map((module) => [module.relativeModuleId, countsOf(module)])),
      errors: errors.length,
    }
    writeFileSync(this.#file, JSON.stringify(run))
  }
}

function countsOf(module: TestModule): TestCounts {
  const tests = [...module.children.allTests()]
  const inState = (state: string): readonly TestCase[] =>
    tests.filter((test) => test.result().state === state)
  return {
    passed: inState('passed').length,
    // A file that could not be loaded has errors and no test that failed.
    failed: inState('failed').length + (module.errors().length > 0 ? 1 : 0),
    retried: Object.fromEntries(tests.flatMap(retriesOf)),
    skipped: countBy(inState('skipped').map(outermostTitle)),
  }
}

function retriesOf(test: TestCase): readonly (readonly [string, number])[] {
  const count = test.diagnostic()?.retryCount ?? 0
  return count === 0 ? [] : [[`${test.module.relativeModuleId}: ${test.fullName}`, count]]
}

function outermostTitle(test: TestCase): string {
  let { parent }: { parent: TestCase['parent'] } = test
  let title = test.name
  while (parent.type === 'suite') {
    title = parent.name
    parent = parent.parent
  }
  return `${test.module.relativeModuleId}: ${title}`
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}
