// `npm test`: every check, with a closing line that counts them together with the tests. Chains of one group run at the
// same time, the checks of a chain one after the other; what a check prints comes when it has ended.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCounts } from './count-reporter.ts'

interface Check {
  readonly name: string
  run(): Promise<TestCounts>
}

/** Checks one after the other. */
type Chain = readonly Check[]

// The packages are built before they are packed. What is packed is looked at while tests of the integration wait.
const groups: readonly (readonly Chain[])[] = [
  [
    [command('format', ['oxfmt', '--check']), command('lint', ['oxlint', '--type-aware'])],
    [command('types', ['pnpm', 'typecheck'])],
  ],
  [
    [command('build', ['turbo', 'run', 'build', '--output-logs=errors-only'])],
    [vitest('unit', ['unit', 'alone'])],
  ],
  [
    [vitest('integration')],
    [
      command('docs', ['node', 'docs/build.ts']),
      command('published types', ['node', 'scripts/check-types.ts']),
      command('installs', ['node', 'scripts/check-installs.ts']),
      command('bundles', ['node', 'scripts/check-bundles.ts']),
      command('packaging', ['node', 'scripts/check-packages.ts']),
      command('licences', ['node', 'scripts/check-licences.ts']),
    ],
  ],
]

const only = process.argv.slice(2)
const startedAt = Date.now()
const done: TestCounts[] = []
for (const group of groups) done.push(...(await Promise.all(group.map(runChain))).flat())
const passed = sum(done.map((counts) => counts.passed))
const failed = sum(done.map((counts) => counts.failed))
const retried = done.flatMap((counts) => Object.entries(counts.retried))
for (const [name, count] of retried) console.log(`tried again (${count}): ${name}`)
for (const [name, count] of done.flatMap(({ skipped }) => Object.entries(skipped)))
  console.log(`left out (${count}): ${name}`)
console.log(`\n${retried.length} tests were tried again; all of it took ${secondsSince(startedAt)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function runChain(checks: Chain): Promise<readonly TestCounts[]> {
  const ended: TestCounts[] = []
  for (const check of checks) {
    if (only.length > 0 && !only.includes(check.name)) continue
    const begunAt = Date.now()
    const counts = await check.run()
    const end = counts.failed === 0 ? 'ok' : `${counts.failed} failed`
    console.log(`== ${check.name}: ${end} in ${secondsSince(begunAt)} s`)
    ended.push(counts)
  }
  return ended
}

/** A check that passes when the command exits with 0. */
function command(name: string, words: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const exitedWell = await execute(words)
      return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, retried: {}, skipped: {} }
    },
  }
}

/** A check that counts as many passes as its vitest projects have tests. */
function vitest(name: string, projects: readonly string[] = [name]): Check {
  return {
    name,
    run: async () => {
      const directory = mkdtempSync(join(tmpdir(), 'voyager-checks-'))
      const file = join(directory, 'counts.json')
      const words = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]
      const exitedWell = await execute(words, { VOYAGER_TEST_COUNTS: file })
      try {
        return countTests(file, exitedWell)
      } finally {
        rmSync(directory, { recursive: true, force: true })
      }
    },
  }
}

function countTests(file: string, exitedWell: boolean): TestCounts {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8')) as TestCounts // what `CountReporter` wrote
    // A run can fail without a failing test.
    return { ...counts, failed: exitedWell ? counts.failed : Math.max(counts.failed, 1) }
  } catch (error) {
    console.error(`The test report could not be read: ${String(error)}`)
    return { passed: 0, failed: 1, retried: {}, skipped: {} }
  }
}

/** Runs a command and prints what it printed when it has ended; true when it exited with 0. */
function execute(
  [program = '', ...words]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    const printed: Buffer[] = []
    child.stdout.on('data', (bytes: Buffer) => printed.push(bytes))
    child.stderr.on('data', (bytes: Buffer) => printed.push(bytes))
    child.once('error', (error) => {
      console.error(String(error))
      resolve(false)
    })
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(printed))
      resolve(code === 0)
    })
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1)
}
