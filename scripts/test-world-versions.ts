// Runs the bot-driven tests of packages/world on every version it serves, one after the other, and writes the
// compatibility page from the results. `--versions 1.20.4,1.21.1` runs these only and writes no page. Each version's
// results are kept as they come; `--resume` runs what is missing of an interrupted run and then writes the page.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { supportedVersions } from '../packages/world/src/index.ts'
import { readVersionReport } from './read-version-report.ts'
import { renderCompatibility, type VersionResult } from './render-compatibility.ts'

// A run takes about five minutes; one that hangs must not keep the others from their turn.
const MOST_MINUTES_PER_VERSION = 30

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/world-compatibility.md')
const sources = join(root, 'packages/world/src')
const kept = join(root, 'node_modules/.cache/world-versions')
const { values } = parseArgs({
  options: { versions: { type: 'string' }, resume: { type: 'boolean', default: false } },
})
const versions = values.versions?.split(',') ?? supportedVersions

if (!values.resume) for (const version of versions) rmSync(fileOf(version), { force: true })
mkdirSync(kept, { recursive: true })
const results = versions.flatMap((version) => keptResults(version) ?? runVersion(version))
if (values.versions === undefined) {
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, renderCompatibility(results))
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [page], { stdio: 'inherit' })
}
const failed = results.filter(({ status }) => status === 'failed').length
console.log(`${results.length - failed} passed or absent, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function fileOf(version: string): string {
  return join(kept, `${version}.json`)
}

function keptResults(version: string): readonly VersionResult[] | undefined {
  if (!existsSync(fileOf(version))) return undefined
  // Written by `runVersion` of this file.
  const known = JSON.parse(readFileSync(fileOf(version), 'utf8')) as readonly VersionResult[]
  tell(version, known, 'kept')
  return known
}

function runVersion(version: string): readonly VersionResult[] {
  const report = join(kept, `${version}.report.json`)
  rmSync(report, { force: true })
  const startedAt = performance.now()
  spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      '--project=integration',
      'packages/world/src',
      '--exclude=**/supported-versions.integration.test.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, WORLD_TEST_VERSION: version },
      timeout: MOST_MINUTES_PER_VERSION * 60_000,
      killSignal: 'SIGKILL',
    },
  )
  const ran = readVersionReport(report, { version, sources })
  writeFileSync(fileOf(version), JSON.stringify(ran))
  rmSync(report, { force: true })
  tell(version, ran, `${Math.round((performance.now() - startedAt) / 1000)} s`)
  return ran
}

function tell(version: string, ran: readonly VersionResult[], how: string): void {
  const failures = ran.filter(({ status }) => status === 'failed')
  const passed = ran.filter(({ status }) => status === 'passed').length
  console.log(`${version}: ${passed} passed, ${failures.length} failed (${how})`)
  for (const { file, title } of failures) console.error(`${version}: ${file}: ${title} failed`)
  for (const { file, title, isRepeated } of ran) {
    if (isRepeated) console.log(`${version}: ${file}: ${title} passed when it was repeated`)
  }
}
