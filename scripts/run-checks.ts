// `npm test`: every check, one after the other, with a closing line that counts them together with the tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Check {
  readonly name: string
  run(): Count
}

const checks: readonly Check[] = [
  command('format', ['oxfmt', '--check']),
  command('lint', ['oxlint', '--type-aware']),
  command('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  command('build', ['turbo', 'run', 'build', '--output-logs=errors-only']),
  command('packaging', ['node', 'scripts/check-packages.ts']),
  command('installs', ['node', 'scripts/check-installs.ts']),
  command('docs', ['node', 'docs/build.ts']),
  vitest('unit', ['unit', 'alone']),
  vitest('integration'),
]

const only = process.argv.slice(2)
const total = { passed: 0, failed: 0 }
for (const check of checks) {
  if (only.length > 0 && !only.includes(check.name)) continue
  const startedAt = Date.now()
  console.log(`\n== ${check.name}`)
  const { passed, failed } = check.run()
  total.passed += passed
  total.failed += failed
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`== ${check.name}: ${failed === 0 ? 'ok' : `${failed} failed`} in ${seconds} s`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

/** A check that passes when the command exits with 0. */
function command(name: string, [program = '', ...programArguments]: readonly string[]): Check {
  return {
    name,
    run: () => {
      const { status, error } = spawnSync(program, programArguments, { stdio: 'inherit' })
      if (error !== undefined) console.error(String(error))
      return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
  }
}

/** A check that counts as many passes as its vitest projects have tests. */
function vitest(name: string, projects: readonly string[] = [name]): Check {
  return {
    name,
    run: () => {
      const directory = mkdtempSync(join(tmpdir(), 'voyager-checks-'))
      const report = join(directory, 'report.json')
      const { status } = spawnSync(
        'vitest',
        [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { stdio: 'inherit' },
      )
      try {
        return countTests(report, status === 0)
      } finally {
        rmSync(directory, { recursive: true, force: true })
      }
    },
  }
}

function countTests(report: string, exitedWell: boolean): Count {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
      // vitest's JSON reporter writes jest's shape
      numPassedTests: number
      numFailedTests: number
    }
    // A run can fail without a failing test: an unhandled rejection, a file that does not load.
    return { passed, failed: exitedWell ? failed : Math.max(failed, 1) }
  } catch (error) {
    console.error(`The test report could not be read: ${String(error)}`)
    return { passed: 0, failed: 1 }
  }
}
