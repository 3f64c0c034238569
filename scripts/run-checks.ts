// `npm test`: every check, with a closing line that counts them together with the tests. Chains of one group run at the
// same time, the checks of a chain one after the other; what a check prints comes when it has ended.
//   npm test -- unit lint     only the named checks
//   npm test -- --again       also what passed before on the same inputs; where `CI` is set everything is always checked
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CountedRun } from './count-reporter.ts'
import { errorLine } from './first-line.ts'
import { readInputs } from './inputs.ts'
import { openKeptCounts } from './kept-counts.ts'
import { packageInputs } from './package-inputs.ts'
import { quickTemporaryPlace } from './quick-temporary-place.ts'
import { rememberChecks } from './remember-checks.ts'
import { addCounts, oneFailure, onePass, type TestCounts } from './test-counts.ts'

interface Check {
  readonly name: string
  run(): Promise<TestCounts>
}

/** Checks one after the other. */
type Chain = readonly Check[]

interface Command {
  readonly line: readonly string[]
  /** Paths that decide about it; absent is never remembered. */
  readonly paths?: readonly string[]
  /** Whether it leaves the processor to whatever runs beside it. */
  readonly isPatient?: boolean
}

const root = process.cwd()
const words = process.argv.slice(2)
const only = words.filter((word) => !word.startsWith('-'))
const memory = rememberChecks({
  inputs: process.env['CI'] === undefined ? readInputs(root) : undefined,
  kept: openKeptCounts(join(root, 'node_modules/.cache/passed-checks.json')),
  isForgetful: words.includes('--again'),
})

const temporaryPlace = process.env['TMPDIR'] ?? quickTemporaryPlace()
const everything = ['.']
const packed = ['packages', 'scripts', 'internal', 'package.json', 'pnpm-lock.yaml', 'test/integration']

// Programs and threads that tests start load what was built, when it was: a tenth of what they compute is loading sources.
const builtPrograms =
  only.length === 0 || only.includes('build')
    ? {
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${pathToFileURL(join(root, 'scripts/run-what-was-built.mjs')).href}`,
      }
    : undefined

// The packages are built before they are packed. What computes takes what the integration leaves of the processor, many of
// whose tests wait for real time; two chains of it, so that what is left when the integration ends keeps both cores busy.
const groups: readonly (readonly Chain[])[] = [
  [
    // turbo remembers by itself.
    [command('build', { line: ['turbo', 'run', 'build', '--output-logs=errors-only'] })],
    [vitest('unit', { projects: ['unit', 'alone'] })],
  ],
  [
    [vitest('integration', { environment: builtPrograms })],
    [
      command('format', { line: ['oxfmt', '--check'], paths: everything, isPatient: true }),
      command('lint', { line: ['oxlint', '--type-aware'], paths: everything, isPatient: true }),
      command('types', { line: ['pnpm', 'typecheck'], paths: everything, isPatient: true }),
      command('docs', { ...script('docs/build.ts'), paths: everything }),
    ],
    [
      command('published types', script('scripts/check-types.ts')),
      command('installs', script('scripts/check-installs.ts')),
      command('bundles', script('scripts/check-bundles.ts')),
      command('packaging', script('scripts/check-packages.ts')),
      command('licences', script('scripts/check-licences.ts')),
    ],
  ],
]

const startedAt = Date.now()
const done: TestCounts[] = []
for (const group of groups) done.push(...(await Promise.all(group.map(runChain))).flat())
const { passed, failed, failures, retried, skipped } = addCounts(done)
for (const [name, count] of Object.entries(retried)) console.log(`tried again (${count}): ${name}`)
for (const [name, count] of Object.entries(skipped)) console.log(`left out (${count}): ${name}`)
const remembered = memory.remembered()
if (remembered > 0)
  console.log(`\n${remembered} passed before on the same inputs; \`npm test -- --again\` runs them, too.`)
console.log(
  `\n${Object.keys(retried).length} tests were tried again; all of it took ${secondsSince(startedAt)} s.`,
)
// At the very end: a log that is cut keeps its last lines.
for (const [name, error] of Object.entries(failures)) console.log(`failed: ${name}: ${error}`)
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

/** A program that looks at the packages as they are published, beside the integration. */
function script(file: string): Command {
  return { line: ['node', file], paths: packed, isPatient: true }
}

/** A check that passes when the command exits with 0; with paths it is remembered as long as nothing there changes. */
function command(name: string, { line, paths, isPatient = false }: Command): Check {
  const subjects = new Map(paths ? [[name, paths]] : [])
  return {
    name,
    run: () =>
      memory.check(subjects, async (stale) => {
        if (paths !== undefined && stale.length === 0) return new Map()
        const { exitedWell, printed } = await execute(line, { isPatient })
        return new Map([[name, exitedWell ? onePass : oneFailure(name, errorLine(printed))]])
      }),
  }
}

/** A check that counts as many passes as its vitest projects have tests; it runs those of packages whose inputs changed. */
function vitest(
  name: string,
  {
    projects = [name],
    environment,
  }: Pick<RunVitestOptions, 'environment'> & { readonly projects?: readonly string[] } = {},
): Check {
  const places = new Map([...packageInputs(root), ['scripts', everything], ['test', everything]])
  const subjectOf = (place: string): string => `${name} of ${place}`
  const subjects = new Map([...places].map(([place, paths]) => [subjectOf(place), paths]))
  return {
    name,
    run: () =>
      memory.check(subjects, async (stale) => {
        if (stale.length === 0) return new Map()
        const wanted = [...places.keys()].filter((place) => stale.includes(subjectOf(place)))
        const filters = wanted.length === places.size ? [] : wanted.map((place) => `${place}/`)
        const files = await runVitest({ projects, filters, environment })
        const found = new Map<string, TestCounts>()
        for (const [file, counts] of Object.entries(files)) {
          const subject = subjectOf(/^packages\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file)
          found.set(subject, addCounts([found.get(subject) ?? addCounts([]), counts]))
        }
        return found
      }),
  }
}

interface RunVitestOptions {
  readonly projects: readonly string[]
  readonly filters: readonly string[]
  readonly environment?: Readonly<Record<string, string>> | undefined
}

/** Counts of the test files that have these words in their path, or of all. */
async function runVitest({ projects, filters, environment }: RunVitestOptions): Promise<CountedRun['files']> {
  const directory = mkdtempSync(join(tmpdir(), 'voyager-checks-'))
  const file = join(directory, 'counts.json')
  const line = [
    'vitest',
    'run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
  ]
  const { exitedWell } = await execute([...line, ...filters], {
    environment: { ...environment, VOYAGER_TEST_COUNTS: file },
  })
  try {
    return countFiles(file, exitedWell)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function countFiles(file: string, exitedWell: boolean): CountedRun['files'] {
  const fault = (error: string): CountedRun['files'] => ({
    'the run itself': oneFailure('the run of the tests', error),
  })
  try {
    const { files, errors } = JSON.parse(readFileSync(file, 'utf8')) as CountedRun // what `CountReporter` wrote
    // A run can fail without a failing test.
    const isExplained = exitedWell || addCounts(Object.values(files)).failed > 0
    const [error = isExplained ? undefined : 'it failed, and no test did'] = errors
    return error === undefined ? files : { ...files, ...fault(error) }
  } catch (error) {
    return fault(`The test report could not be read: ${String(error)}`)
  }
}

interface ExecuteOptions extends Pick<Command, 'isPatient'> {
  readonly environment?: Readonly<Record<string, string>>
}

interface Execution {
  /** Whether the command exited with 0. */
  readonly exitedWell: boolean
  readonly printed: string
}

/** Runs a command and prints what it printed when it has ended. */
function execute(
  [program = '', ...words]: readonly string[],
  { environment = {}, isPatient = false }: ExecuteOptions = {},
): Promise<Execution> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(temporaryPlace && { TMPDIR: temporaryPlace }), ...environment },
    })
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const printed: Buffer[] = []
    child.stdout.on('data', (bytes: Buffer) => printed.push(bytes))
    child.stderr.on('data', (bytes: Buffer) => printed.push(bytes))
    child.once('error', (error) => {
      console.error(String(error))
      resolve({ exitedWell: false, printed: String(error) })
    })
    child.once('close', (code) => {
      const bytes = Buffer.concat(printed)
      process.stdout.write(bytes)
      resolve({ exitedWell: code === 0, printed: bytes.toString() })
    })
  })
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1)
}
