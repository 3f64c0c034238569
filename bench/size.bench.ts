import { execFile } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installLine } from '../scripts/install-line.ts'
import { readInstalledTree } from '../scripts/installed-tree.ts'
import { scope, servePackages, type PackageRegistry } from '../scripts/serve-packages.ts'
import { medianMs, rounded, type Benchmark, type Row } from './benchmark.ts'

const run = promisify(execFile)
const rounds = 5

const installFlags = ['--no-audit', '--no-fund', '--loglevel=error']

/** What each package costs who installs it alone, with the line of its README. Needs `pnpm build` before. */
export const benchmark: Benchmark = {
  question:
    'How large is what a package brings, how long does npm take for it with nothing in its cache, and how long does its first import take?',
  async measure(): Promise<readonly Row[]> {
    const directory = mkdtempSync(join(tmpdir(), 'voyager-size-'))
    const names = readdirSync('packages').sort()
    const registry = await servePackages(names, { directory })
    try {
      const bareMs = await medianMs(rounds, () => importIn(directory, ''))
      const rows: Row[] = []
      for (const name of names) rows.push(await measureOne(name, { directory, registry, bareMs }))
      return rows
    } finally {
      registry.close()
      rmSync(directory, { recursive: true, force: true })
    }
  },
}

interface MeasureOptions {
  readonly directory: string
  readonly registry: PackageRegistry
  /** Start of Node itself, which is no package's doing. */
  readonly bareMs: number
}

async function measureOne(name: string, { directory, registry, bareMs }: MeasureOptions): Promise<Row> {
  const project = join(directory, name)
  registry.createProject(project)
  await install(name, { project, flags: ['--prefer-offline'] })
  const coldSeconds = await timeColdInstall(name, { directory, registry })
  const modules = join(project, 'node_modules')
  const importing = `await import('${scope}/${name}')`
  await importIn(project, importing)
  const importMs = (await medianMs(rounds, () => importIn(project, importing))) - bareMs
  return {
    package: name,
    'own files, kB': rounded(sizeOf(join(modules, scope, name)) / 1000),
    'installed with its README line, MB': rounded(readInstalledTree(project).filesMegabytes),
    packages: countPackages(modules),
    'installed cold, s (target 60)': rounded(coldSeconds),
    'import, ms': Math.max(0, Math.round(importMs)),
  }
}

/** Seconds that npm takes with a cache of its own that is empty; our packages have been packed before. */
async function timeColdInstall(
  name: string,
  { directory, registry }: Pick<MeasureOptions, 'directory' | 'registry'>,
): Promise<number> {
  const project = join(directory, `${name}-cold`)
  registry.createProject(project)
  const cache = join(directory, `${name}-cache`)
  const startedAt = performance.now()
  await install(name, { project, flags: ['--cache', cache] })
  const seconds = (performance.now() - startedAt) / 1000
  for (const folder of [project, cache]) rmSync(folder, { recursive: true })
  return seconds
}

interface InstallOptions {
  readonly project: string
  readonly flags: readonly string[]
}

async function install(name: string, { project, flags }: InstallOptions): Promise<void> {
  const words = ['install', ...flags, ...installFlags, ...installLine(name)]
  await run('npm', words, { cwd: project, maxBuffer: 64 * 1024 * 1024 })
}

async function importIn(cwd: string, code: string): Promise<void> {
  const program = `${code}\nprocess.exit()`
  await run(process.execPath, ['--input-type=module', '--eval', program], { cwd })
}

/** Bytes of the files below a path. */
function sizeOf(path: string): number {
  const status = lstatSync(path)
  if (!status.isDirectory()) return status.size
  return readdirSync(path).reduce((sum, entry) => sum + sizeOf(join(path, entry)), 0)
}

function countPackages(modules: string): number {
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>> // npm's own list of what it installed
  }
  return Object.keys(lock.packages).length
}
