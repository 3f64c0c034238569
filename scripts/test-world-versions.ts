// Runs the bot-driven tests of packages/world on every version it serves, one after the other, and writes the
// compatibility page from the results. `--versions 1.20.4,1.21.1` runs these only and writes no page.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { SUPPORTED_VERSIONS } from '../packages/world/src/index.ts'
import { renderCompatibility, type TestStatus, type VersionResult } from './render-compatibility.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/world-compatibility.md')
const { values } = parseArgs({ options: { versions: { type: 'string' } } })
const versions = values.versions?.split(',') ?? SUPPORTED_VERSIONS

const results = versions.flatMap((version) => runVersion(version))
for (const { version, file, title } of results.filter(({ status }) => status === 'failed')) {
  console.error(`${version}: ${file}: ${title} failed`)
}
if (values.versions === undefined) {
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, renderCompatibility(results))
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [page], { stdio: 'inherit' })
}
const failed = results.filter(({ status }) => status === 'failed').length
console.log(`${results.length - failed} passed or absent, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function runVersion(version: string): readonly VersionResult[] {
  const directory = mkdtempSync(join(tmpdir(), 'voyager-versions-'))
  const report = join(directory, 'report.json')
  try {
    spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      [
        'run',
        '--project',
        'integration',
        'packages/world/src',
        '--exclude=**/supported-versions.integration.test.ts',
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { stdio: 'inherit', cwd: root, env: { ...process.env, WORLD_TEST_VERSION: version } },
    )
    // vitest's JSON reporter writes jest's shape.
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly FileReport[] }
    return testResults.flatMap((file) => resultsOf(version, file))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

interface FileReport {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
}

function resultsOf(
  version: string,
  { name, status, assertionResults }: FileReport,
): readonly VersionResult[] {
  const file = relative(join(root, 'packages/world/src'), name).replace('.integration.test.ts', '')
  // A file whose start failed reports its tests as skipped.
  const hasStarted = status === 'passed' || assertionResults.some((result) => result.status === 'failed')
  if (!hasStarted) return [{ version, file, title: 'the whole file', status: 'failed' }]
  return assertionResults.map(({ title, status: own }) => ({ version, file, title, status: statusOf(own) }))
}

function statusOf(status: string): TestStatus {
  if (status === 'passed') return 'passed'
  return status === 'failed' ? 'failed' : 'absent'
}
