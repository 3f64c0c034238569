// `npm test`: every check, with a closing line that counts them together with the tests. Chains of one group run at the
// same time, the checks of a chain one after the other; what a check prints comes when it has ended.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCounts } from './count-reporter.ts'

interface Check {
  readonly name: string
  run(options: RunOptions): Promise<TestCounts>
}

interface RunOptions {
  /** Whether it leaves the processor to whoever else wants it. */
  readonly isPatient: boolean
}

/** Checks one after the other. */
interface Chain extends Partial<RunOptions> {
  readonly checks: readonly Check[]
}

// The packages are built before they are packed. Tests of the integration often wait, and what is packed is looked at
// meanwhile, with what they leave of the processor.
const groups: readonly (readonly Chain[])[] = [
  [
    { checks: [command('format', ['oxfmt', '--check']), command('lint', ['oxlint', '--type-aware'])] },
    { checks: [command('types', ['pnpm', 'typecheck'])] },
  ],
  [
    { checks: [command('build', ['turbo', 'run', 'build', '--output-logs=errors-only'])] },
    { checks: [vitest('unit', ['unit', 'alone'])] },
  ],
  [
    { checks: [vitest('integration')] },
    {
      isPatient: true,
      checks: [
        command('docs', ['node', 'docs/build.ts']),
        command('published types', ['node', 'scripts/check-types.ts']),
        command('installs', ['node', 'scripts/check-installs.ts']),
        command('bundles', ['node', 'scripts/check-bundles.ts']),
        command('packaging', ['node', 'scripts/check-packages.ts']),
        command('licences', ['node', 'scripts/check-licences.ts']),
      ],
    },
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

async function runChain({ checks, isPatient = false }: Chain): Promise<readonly TestCounts[]> {
  const ended: TestCounts[] = []
  for (const check of checks) {
    if (only.length > 0 && !only.includes(check.name)) continue
    const begunAt = Date.now()
    const counts = await check.run({ isPatient })
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
    run: async (options) => {
      const exitedWell = await execute(words, options)
      return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, retried: {}, skipped: {} }
    },
  }
}

/** A check that counts as many passes as its vitest projects have tests. */
function vitest(name: string, projects: readonly string[] = [name]): Check {
  return {
    name,
    run: async (options) => {
      const directory = mkdtempSync(join(tmpdir(), 'voyager-checks-'))
      const file = join(directory, 'counts.json')
      const words = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]
      const exitedWell = await execute(words, { ...options, environment: { VOYAGER_TEST_COUNTS: file } })
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

interface ExecuteOptions extends RunOptions {
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a command and prints what it printed when it has ended; true when it exited with 0. */
function execute(
  [program = '', ...words]: readonly string[],
  { isPatient, environment = {} }: ExecuteOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
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
