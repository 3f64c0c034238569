import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestStatus, VersionResult } from './render-compatibility.ts'

/** What a report is about. */
export interface ReadVersionReportOptions {
  readonly version: string
  /** The folder that the names of test files are relative to. */
  readonly sources: string
}

/** Reads how the tests of one version ended from vitest's JSON report; a run that left none has failed. */
export function readVersionReport(
  report: string,
  { version, sources }: ReadVersionReportOptions,
): readonly VersionResult[] {
  if (!existsSync(report))
    return [{ version, file: 'the run', title: 'ended without a report', status: 'failed' }]
  // vitest's JSON reporter writes jest's shape.
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly FileReport[] }
  return testResults.flatMap((file) => resultsOf(file, { version, sources }))
}

interface FileReport {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly {
    readonly title: string
    readonly status: string
    /** One for every attempt that failed, also when a later one passed. */
    readonly failureMessages?: readonly string[]
  }[]
}

function resultsOf(
  { name, status, assertionResults }: FileReport,
  { version, sources }: ReadVersionReportOptions,
): readonly VersionResult[] {
  const file = relative(sources, name).replace('.integration.test.ts', '')
  // A file whose start failed reports its tests as skipped.
  const hasStarted = status === 'passed' || assertionResults.some((result) => result.status === 'failed')
  if (!hasStarted) return [{ version, file, title: 'the whole file', status: 'failed' }]
  return assertionResults.map(({ title, status: own, failureMessages = [] }) => ({
    version,
    file,
    title,
    status: statusOf(own),
    ...(own === 'passed' && failureMessages.length > 0 && { isRepeated: true }),
  }))
}

function statusOf(status: string): TestStatus {
  if (status === 'passed') return 'passed'
  return status === 'failed' ? 'failed' : 'absent'
}
