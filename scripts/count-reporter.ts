import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Tests of a vitest run, as `CountReporter` writes them. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** Tests that did not pass at the first try, by file and title, with how often they were tried again. */
  readonly retried: Readonly<Record<string, number>>
}

/** Writes the counts of a run as JSON to a file. */
export class CountReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const counts: TestCounts = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: tests.filter((test) => test.result().state === 'failed').length + broken,
      retried: Object.fromEntries(tests.flatMap(retriesOf)),
    }
    writeFileSync(this.#file, JSON.stringify(counts))
  }
}

function retriesOf(test: TestCase): readonly (readonly [string, number])[] {
  const count = test.diagnostic()?.retryCount ?? 0
  return count === 0 ? [] : [[`${test.module.relativeModuleId}: ${test.fullName}`, count]]
}
