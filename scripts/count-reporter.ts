import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { firstLine } from './first-line.ts'
import type { TestCounts } from './test-counts.ts'

/** Counts of each test file of a run, by its path within the repository, and errors that belong to no file, a line each. */
export interface CountedRun {
  readonly files: Readonly<Record<string, TestCounts>>
  readonly errors: readonly string[]
}

/** Writes the counts of a run as JSON to a file. */
export class CountReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const run: CountedRun = {
      files: Object.fromEntries(modules.map((module) => [module.relativeModuleId, countsOf(module)])),
      errors: errors.map(describeError),
    }
    writeFileSync(this.#file, JSON.stringify(run))
  }
}

function countsOf(module: TestModule): TestCounts {
  const tests = [...module.children.allTests()]
  const inState = (state: string): readonly TestCase[] =>
    tests.filter((test) => test.result().state === state)
  // What fails outside of its tests, as a file that cannot be loaded or a hook, has errors of its own.
  const broken = [module, ...module.children.allSuites()].filter((place) => place.errors().length > 0)
  const failed = inState('failed')
  return {
    passed: inState('passed').length,
    failed: failed.length + broken.length,
    failures: Object.fromEntries([
      ...broken.map((place) => [
        place.type === 'module' ? module.relativeModuleId : nameOf(place),
        describeError(place.errors()[0]),
      ]),
      ...failed.map((test) => [nameOf(test), describeError(test.result().errors?.[0])]),
    ]),
    retried: Object.fromEntries(tests.flatMap(retriesOf)),
    skipped: countBy(inState('skipped').map(outermostTitle)),
  }
}

function nameOf(place: TestCase | TestSuite): string {
  return `${place.module.relativeModuleId}: ${place.fullName}`
}

function describeError(error: SerializedError | undefined): string {
  return firstLine(String(error?.message ?? '')) ?? 'no message'
}

function retriesOf(test: TestCase): readonly (readonly [string, number])[] {
  const count = test.diagnostic()?.retryCount ?? 0
  return count === 0 ? [] : [[nameOf(test), count]]
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
