#!/usr/bin/env node
// Runs a command with the project's own Node and pnpm, installing both and the dependencies first when they are
// missing. Works on Node 20 with npm alone; everything comes from the npm registry. A user who has a supported Node
// and pnpm 12 keeps them.
import { createHash } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tools = join(root, '.tools')
const modules = join(tools, 'node_modules')
const onWindows = process.platform === 'win32'

/** The range of `engines.node` in every package: ^22.18 || ^24.11 || >=26. */
function isSupportedNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 11) || (major === 22 && minor >= 18)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Installs exact versions into `.tools`, outside the workspace. */
function installTools(packages) {
  mkdirSync(tools, { recursive: true })
  const manifest = join(tools, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n')
  console.error(`Installing ${packages.join(' and ')} into .tools (once).`)
  const npm = spawnSync(
    onWindows ? 'npm.cmd' : 'npm',
    [
      'install',
      '--prefix',
      tools,
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
      ...packages,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: onWindows },
  )
  if (npm.status !== 0)
    fail(`npm could not install ${packages.join(' and ')}; check the connection to the npm registry.`)
}

function nodeDirectory() {
  const name = `node-${onWindows ? 'win' : process.platform}-${process.arch}`
  return { name, bin: join(modules, name, 'bin') }
}

/** The pnpm to use: one on the PATH with the right major version, else the one in `.tools`. */
function findPnpm() {
  const own = ownPnpm()
  if (own !== undefined) return own
  const found = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: onWindows, cwd: tools })
  return found.status === 0 && found.stdout.trim().startsWith('12.') ? 'pnpm' : undefined
}

function ownPnpm() {
  const name = onWindows ? 'pnpm.exe' : 'pnpm'
  const candidates = [
    join(modules, '@pnpm', `exe.${onWindows ? 'win32' : process.platform}-${process.arch}`, name),
    join(modules, 'pnpm', name),
  ]
  return candidates.find((path) => existsSync(path))
}

function prepare() {
  mkdirSync(tools, { recursive: true })
  const own = nodeDirectory()
  const usesOwnNode = !isSupportedNode(process.version)
  const missing = []
  if (usesOwnNode && !existsSync(own.bin)) missing.push(`${own.name}@${nodeVersion}`)
  if (findPnpm() === undefined) missing.push(`pnpm@${pnpmVersion}`)
  if (missing.length > 0) installTools(missing)
  const pnpm = findPnpm()
  if (pnpm === undefined)
    fail(`pnpm ${pnpmVersion} could not be found after its installation; delete .tools and try again.`)
  const environment = { ...process.env }
  // `npm run` exports its own settings; pnpm and turbo would read them as theirs.
  for (const key of Object.keys(environment)) if (/^npm_/i.test(key)) delete environment[key]
  const path = [join(root, 'node_modules', '.bin'), environment.PATH ?? '']
  if (usesOwnNode) path.unshift(own.bin)
  // The binary alone does not know where its package keeps node-gyp, which builds the optional native index.
  if (pnpm !== 'pnpm') path.unshift(dirname(pnpm), join(modules, 'pnpm', 'dist', 'node-gyp-bin'))
  environment.PATH = path.join(delimiter)
  // Headers for the optional native index, so that node-gyp downloads nothing.
  const headers = usesOwnNode ? join(modules, own.name) : dirname(dirname(process.execPath))
  if (existsSync(join(headers, 'include', 'node'))) environment.npm_config_nodedir = headers
  // The own Node trusts whom the machine trusts, as its system's Node and pnpm do: behind a proxy npm works in no other way.
  environment.NODE_USE_SYSTEM_CA ??= '1'
  environment.TURBO_TELEMETRY_DISABLED = '1'
  return { pnpm, environment }
}

/** Installs the workspace when the lockfile changed since the last installation. */
function installWorkspace({ pnpm, environment }) {
  const stamp = join(root, 'node_modules', '.voyager-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing the dependencies (once).')
  rmSync(stamp, { force: true })
  const install = spawnSync(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    shell: onWindows,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (install.status !== 0)
    fail(`${install.stdout}\n${install.stderr}\npnpm could not install the dependencies; see above.`)
  writeFileSync(stamp, wanted)
}

const [command, ...commandArguments] = process.argv.slice(2)
if (command === undefined) fail('Usage: node scripts/with-tools.mjs <command> [arguments]')
const prepared = prepare()
installWorkspace(prepared)
const child = spawn(command, commandArguments, {
  cwd: root,
  env: prepared.environment,
  stdio: 'inherit',
  shell: onWindows,
})
// The terminal sends Ctrl-C to the whole group; the child decides how to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
