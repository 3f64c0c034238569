// Runs the smallest agent, the smallest game and the command, installed from tarballs as a user would, on other runtimes
// of the registry. Needs `pnpm build` before; takes some minutes. What happened is printed, and kept in a file that is
// named; the page of runtimes is made from that of the docs.
//   node scripts/check-runtimes.ts docs/data/runtimes.json
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RuntimeRow } from '../docs/generate/render-runtimes.ts'
import { servePackages } from './serve-packages.ts'

interface Runtime {
  readonly name: string
  /** Package of the registry that brings it. */
  readonly source: string
  readonly program: string
  readonly flags: readonly string[]
}

const run = promisify(execFile)
const platform = `${process.platform}-${process.arch}`
const runtimes: readonly Runtime[] = [
  ...['20', '22.18.0', '24', '26'].map((version) => ({
    name: `Node.js ${version}`,
    source: `node-${platform}@${version}`,
    program: `node_modules/node-${platform}/bin/node`,
    flags: [],
  })),
  { name: 'Bun', source: 'bun', program: 'node_modules/.bin/bun', flags: ['run'] },
  { name: 'Deno', source: 'deno', program: 'node_modules/.bin/deno', flags: ['run', '--allow-all'] },
]
const programs = ['loop', 'game', 'command'] as const
const npmFlags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
// The slowest, a cold game, takes some ten seconds.
const longestMs = 90_000

const [file] = process.argv.slice(2)
const directory = mkdtempSync(join(tmpdir(), 'voyager-runtimes-'))
const registry = await servePackages(readdirSync('packages').sort(), { directory })
try {
  const project = join(directory, 'agent')
  registry.createProject(project)
  const wanted = ['@voyager-mc/cli', '@voyager-mc/game', '@voyager-mc/voyager', '@langchain/core']
  await run('npm', ['install', ...npmFlags, ...wanted], { cwd: project })
  for (const name of programs) copyFileSync(`scripts/runtimes/${name}.mjs`, join(project, `${name}.mjs`))
  const rows: RuntimeRow[] = []
  for (const runtime of runtimes) rows.push(await tryOut(runtime, project))
  console.table(rows)
  const kept = { date: new Date().toISOString().slice(0, 10), platform, rows }
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`)
} finally {
  registry.close()
  rmSync(directory, { recursive: true, force: true })
}

/** Row of the table: the version, and what became of each program. */
async function tryOut(runtime: Runtime, project: string): Promise<RuntimeRow> {
  const { name, source, program, flags } = runtime
  const place = join(directory, name.replaceAll(/\W/g, '-'))
  mkdirSync(place)
  writeFileSync(join(place, 'package.json'), '{ "private": true }')
  await run('npm', ['install', ...npmFlags, source], { cwd: place })
  const binary = join(place, program)
  const { stdout } = await run(binary, ['--version'])
  const version = /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? stdout
  const row: Record<string, string> = {}
  for (const one of programs) {
    const words = [...flags, `${one}.mjs`, join(place, one)]
    row[one] = await run(binary, words, { cwd: project, timeout: longestMs }).then(
      (printed) => (printed.stdout.includes('completed') ? 'runs' : 'does not run'),
      (error: { readonly stderr?: string; readonly killed?: boolean }) =>
        error.killed
          ? `gave no answer in ${longestMs / 1000} s`
          : firstProblem(error.stderr ?? '').replaceAll(`${place}/`, ''),
    )
  }
  return { runtime: name.split(' ')[0] ?? name, version, ...row } as RuntimeRow // each program has its column
}

/** The line of an error that says what it is, without its type. */
function firstProblem(printed: string): string {
  return /^(?:\w*Error: )?(\S.*\.)$/m.exec(printed)?.[1]?.slice(0, 300) ?? 'does not run'
}
