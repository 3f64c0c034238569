import { leftOut } from './left-out-of-the-world.ts'

/** How one test ended on one version. */
export type TestStatus = 'passed' | 'failed' | 'absent'

/** One test on one version. */
export interface VersionResult {
  readonly version: string
  /** The test file relative to the sources, without its endings, for example `fluids/fluids`. */
  readonly file: string
  readonly title: string
  readonly status: TestStatus
  /** True when it passed after an attempt that failed. */
  readonly isRepeated?: boolean
}

/** Renders the compatibility page of the world from the results of its bot-driven tests. */
export function renderCompatibility(results: readonly VersionResult[]): string {
  const versions = [...new Set(results.map(({ version }) => version))]
  const files = [...new Set(results.map(({ file }) => file))].sort()
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rows = files.map((file) => {
    const ofFile = results.filter((result) => result.file === file)
    return row([file, ...versions.map((version) => renderCell(ofFile, version))])
  })
  const total = versions.map((version) => renderCell(results, version))
  const failures = results.filter(({ status }) => status === 'failed')
  return [
    '# World compatibility',
    '',
    'The bot-driven tests of `packages/world` on the versions listed: one row per mechanic file, the tests passed',
    'of those that apply, each in one of three attempts. A dash means that none of them has run to its end. Generated',
    'by `pnpm --filter @voyager-mc/world test:versions`; do not edit.',
    '',
    row(['mechanic', ...versions]),
    row(['---', ...versions.map(() => '---')]),
    ...rows,
    row(['**all**', ...total]),
    '',
    ...renderFailures(failures),
    '',
    '## Left out',
    '',
    ...leftOut.map(([part, reason]) => `- ${part}: ${reason}.`),
    '',
  ].join('\n')
}

function renderCell(results: readonly VersionResult[], version: string): string {
  const here = results.filter((result) => result.version === version && result.status !== 'absent')
  if (here.length === 0) return '–'
  const passed = here.filter(({ status }) => status === 'passed').length
  return passed === here.length ? `${passed}` : `**${passed} of ${here.length}**`
}

function renderFailures(failures: readonly VersionResult[]): readonly string[] {
  if (failures.length === 0) return ['Nothing failed.']
  return ['Failed:', '', ...failures.map(({ version, file, title }) => `- ${version}: ${file}: ${title}`)]
}
