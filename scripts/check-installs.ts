// Installs each packed package alone into an empty project, as a user would, with the install line of its README: what
// comes along, whether every entry imports, and whether the README's first program prints what the README says.
//   node scripts/check-installs.ts            the packages that need no Minecraft data, on this Node
//   node scripts/check-installs.ts --all      every package, on the oldest and the newest supported Node
//   node scripts/check-installs.ts critic     only the named packages
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { collectFences } from '../test/integration/collect-fences.ts'
import { installLine } from './install-line.ts'
import { listExcess } from './installed-excess.ts'
import { type PackageRegistry, scope, servePackages } from './serve-packages.ts'

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>
  readonly bin?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const run = promisify(execFile)
// 400 MB of game data come with these.
const heavy = new Set([
  'bot-runtime',
  'cli',
  'evaluation',
  'game',
  'mcp',
  'rule-roles',
  'tech-tree',
  'vision',
  'world',
])
const gameParts = ['mineflayer', 'minecraft-data', 'minecraft-protocol']
/** Which of our packages the README's install line of each one brings, itself left out. Nothing else of ours may come. */
const company: Readonly<Record<string, readonly string[]>> = {
  action: ['core', 'observation', 'prompting'],
  'bot-runtime': ['core', 'observation', 'tech-tree', 'world'],
  cli: [
    'action',
    'bot-runtime',
    'core',
    'critic',
    'curriculum',
    'dashboard',
    'evaluation',
    'fleet',
    'game',
    'mcp',
    'observation',
    'prompting',
    'rule-roles',
    'scripted-model',
    'skill-library',
    'tech-tree',
    'vision',
    'voyager',
    'world',
  ],
  core: [],
  create: ['core'],
  critic: ['core', 'observation', 'prompting'],
  curriculum: ['core', 'observation', 'prompting'],
  dashboard: ['core', 'observation', 'vision', 'voyager'],
  evaluation: ['core', 'tech-tree', 'voyager'],
  fleet: ['core', 'observation', 'skill-library', 'voyager'],
  game: ['bot-runtime', 'core', 'observation', 'tech-tree', 'world'],
  mcp: ['bot-runtime', 'core', 'game', 'observation', 'skill-library', 'tech-tree', 'world'],
  observation: ['core'],
  prompting: ['core'],
  'rule-roles': ['core', 'observation', 'tech-tree'],
  'scripted-model': [],
  'skill-library': ['core'],
  'tech-tree': ['core'],
  vision: ['bot-runtime', 'core', 'observation', 'tech-tree', 'world'],
  voyager: ['core'],
  world: [],
}
const npmFlags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
// Projects installed at the same time; npm waits for its cache more than it computes.
const workers = 3
// npm repeats failed requests for minutes; an installation that takes longer than this has no way to the registry.
const timeout = 300_000

const wantsAll = process.argv.includes('--all')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const directory = mkdtempSync(join(tmpdir(), 'voyager-installs-'))
const names = readdirSync('packages').sort()
const fences = collectFences('.')
let problems = 0
let registry: PackageRegistry | undefined
try {
  const nodes = wantsAll ? await installNodes(['22.18.0', '26']) : [process.execPath]
  const served = await servePackages(names, { directory })
  registry = served
  const waiting = names.filter((name) =>
    only.length > 0 ? only.includes(name) : wantsAll || !heavy.has(name),
  )
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedAt = performance.now()
      const options = { registry: served, nodes }
      const found = await check(name, options).catch((error: unknown) => [String(error)])
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`${name}: ${found.length === 0 ? 'ok' : 'failed'} in ${seconds} s`)
      for (const problem of found) console.error(`${name}: ${problem}`)
      problems += found.length
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
} finally {
  registry?.close()
  rmSync(directory, { recursive: true, force: true })
}
process.exit(problems === 0 ? 0 : 1)

async function installNodes(versions: readonly string[]): Promise<readonly string[]> {
  const nodes = versions.map(async (version) => {
    const project = join(directory, `node-${version}`)
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{ "private": true }')
    const name = `node-${process.platform}-${process.arch}`
    await run('npm', ['install', ...npmFlags, `${name}@${version}`], { cwd: project, timeout })
    return join(project, 'node_modules', name, 'bin', 'node')
  })
  return Promise.all(nodes)
}

interface CheckOptions {
  readonly registry: PackageRegistry
  readonly nodes: readonly string[]
}

/** Everything wrong with one package in a project of its own, in words. */
async function check(name: string, { registry, nodes }: CheckOptions): Promise<readonly string[]> {
  const project = join(directory, name)
  registry.createProject(project)
  const wanted = installLine(name)
  if (!wanted.includes(`${scope}/${name}`)) return ['its README has no line that installs it']
  await run('npm', ['install', ...npmFlags, ...wanted], {
    cwd: project,
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = [...listIntruders(name, project), ...listExcess(name, project)]
  for (const node of nodes) found.push(...(await tryOut(name, { project, node })))
  return found
}

function listIntruders(name: string, project: string): readonly string[] {
  const modules = join(project, 'node_modules')
  const expected = [name, ...(company[name] ?? [])]
  const intruders = readdirSync(join(modules, scope)).filter((other) => !expected.includes(other))
  if (!heavy.has(name)) intruders.push(...gameParts.filter((part) => existsSync(join(modules, part))))
  if (name === 'core') {
    const others = readdirSync(modules).filter((entry) => !entry.startsWith('.'))
    intruders.push(...others.filter((entry) => entry !== scope))
  }
  return intruders.map((part) => `its installation brings ${part} along`)
}

interface TryOutOptions {
  readonly project: string
  readonly node: string
}

async function tryOut(name: string, { project, node }: TryOutOptions): Promise<readonly string[]> {
  const manifest = readManifest(join(project, 'node_modules', scope, name, 'package.json'))
  const found: string[] = []
  const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json')
  for (const entry of entries) {
    const specifier = `${scope}/${name}${entry.slice(1)}`
    const importing = `await import(${JSON.stringify(specifier)}); process.exit()`
    const error = await run(node, ['--input-type=module', '--eval', importing], { cwd: project }).then(
      () => undefined,
      (failure: Error) => failure.message,
    )
    if (error !== undefined && !lacksOptionalPeer(error, manifest))
      found.push(`import of ${specifier}: ${error}`)
  }
  const readme = fences.find(({ place }) => place.startsWith(`packages/${name}/README.md`))
  if (readme?.output === undefined) {
    if (manifest.bin?.['voyager'] === undefined) return [...found, 'its README has no program with output']
    return [...found, ...(await runCommand({ project, node }))]
  }
  const file = join(project, 'readme.ts')
  writeFileSync(file, `${readme.source}\nprocess.exit()\n`)
  // The program may keep files; the next Node must not find them.
  const cwd = mkdtempSync(join(project, 'working-'))
  const printed = await run(node, ['--disable-warning=ExperimentalWarning', file], { cwd }).then(
    ({ stdout }) => stdout,
    (failure: Error) => failure.message,
  )
  if (printed.trimEnd() !== readme.output.trimEnd()) found.push(`its README program printed: ${printed}`)
  return found
}

/** Faults of the installed command: it makes one attempt in an embedded world. */
async function runCommand({ project, node }: TryOutOptions): Promise<readonly string[]> {
  const cwd = mkdtempSync(join(project, 'working-'))
  const command = join(project, 'node_modules', scope, 'cli', 'dist', 'voyager.js')
  const printed = await run(node, [command, 'learn', '--attempts', '1', '--run', 'run'], { cwd }).then(
    ({ stdout }) => stdout,
    (failure: Error) => failure.message,
  )
  return /^Learned: \w/m.test(printed) ? [] : [`voyager learn printed: ${printed}`]
}

/** An entry may need an optional peer; its absence is what the user chose. */
function lacksOptionalPeer(
  error: string,
  { peerDependencies = {}, peerDependenciesMeta = {} }: Manifest,
): boolean {
  const missing = /Cannot find package '([^']+)'/.exec(error)?.[1]
  if (missing === undefined) return false
  return missing in peerDependencies && peerDependenciesMeta[missing]?.optional === true
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest // an npm package manifest
}
