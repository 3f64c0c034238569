import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Tests of a vitest run, as `CountReporter` writes them. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** Tests that did not pass at the first try, by file and title, with how often they were tried again. */
  readonly retried: Readonly<Record<string, number>>
  /** Tests that were left out, by file and outermost title, which says what they need. */
  readonly skipped: Readonly<Record<string, number>>
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
      skipped: countBy(tests.filter((test) => test.result().state === 'skipped').map(outermostTitle)),
    }
    writeFileSync(this.#file, JSON.stringify(counts))
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
