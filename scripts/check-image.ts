// Runs the steps of the fleet's Dockerfile without Docker, in a scratch directory, with the packed packages in the place of
// the published ones, and then the commands of `compose.yaml` from that installation against a PostgreSQL of its own:
// `node scripts/check-image.ts`, after a build. It says on which Node it ran, and that the system is this machine's.
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCompose, readDockerfile } from '../test/integration/fleet/deployment.ts'
import { startPostgres } from '../test/integration/fleet/postgres-server.ts'
import { servePackages } from './serve-packages.ts'

/** State that the lines of a Dockerfile change one after the other. */
interface Stage {
  readonly environment: NodeJS.ProcessEnv
  directory: string
  /** User of the system that the next lines run as; absent is this one. */
  user: { readonly uid?: number; readonly gid?: number }
  entry: readonly string[]
  words: readonly string[]
}

// Debian's user "nobody"; the image's "node" is not on every machine.
const nobody = 65_534
const installMs = 600_000
const runMs = 300_000

// The way to the registry is this machine's; a build with Docker is given it as arguments.
const network = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']

const scratch = mkdtempSync(join(tmpdir(), 'voyager-image-'))
const names = readdirSync('packages').sort()
const registry = await servePackages(names, { directory: scratch })
const server = await startPostgres()
const running: ChildProcess[] = []
try {
  const stage = await buildImage()
  console.log(`The image's steps ran on Node ${process.version}.`)
  await playCompose(stage)
  console.log('The commands of the containers did what they are there for.')
} finally {
  for (const child of running) child.kill('SIGKILL')
  await server.stop()
  registry.close()
  rmSync(scratch, { recursive: true, force: true })
}

/** Does what each line of the Dockerfile says. */
async function buildImage(): Promise<Stage> {
  const project = join(scratch, 'registry')
  registry.createProject(project)
  const prefix = join(scratch, 'usr/local')
  mkdirSync(prefix, { recursive: true })
  const stage: Stage = {
    directory: '/',
    user: {},
    entry: [],
    words: [],
    environment: {
      ...Object.fromEntries(network.map((name) => [name, process.env[name]])),
      PATH: `${join(prefix, 'bin')}:${process.env['PATH']}`,
      HOME: join(scratch, 'root'),
      npm_config_prefix: prefix,
      npm_config_userconfig: join(project, '.npmrc'),
      npm_config_cache: process.env['npm_config_cache'] ?? join(process.env['HOME'] ?? scratch, '.npm'),
      npm_config_prefer_offline: 'true',
    },
  }
  for (const { name, words } of readDockerfile()) await runInstruction(stage, { name, words })
  return stage
}

async function runInstruction(
  stage: Stage,
  { name, words }: { readonly name: string; readonly words: string },
): Promise<void> {
  switch (name) {
    case 'FROM': {
      const [, major] = /^node:(\d+)-/.exec(words) ?? []
      if (major !== process.versions.node.split('.')[0])
        throw new Error(`The image is of ${words}, and this is Node ${process.version}; use Node ${major}.`)
      return
    }
    case 'RUN': {
      const { code, said } = await ended(start(stage, ['sh', '-c', words]), installMs)
      if (code !== 0) throw new Error(`RUN ${words} ended with ${code}: ${said}`)
      return
    }
    case 'USER':
      if (process.getuid?.() === 0) stage.user = { uid: nobody, gid: nobody }
      return
    case 'WORKDIR':
      stage.directory = join(scratch, words)
      mkdirSync(stage.directory, { recursive: true })
      openTo(stage)
      return
    case 'ENTRYPOINT':
      stage.entry = JSON.parse(words) as readonly string[] // the form that is a list
      return
    case 'CMD':
      stage.words = JSON.parse(words) as readonly string[] // the form that is a list
      return
    default:
      throw new Error(`${name} is no instruction that is known here.`)
  }
}

/** Lets the user of the next lines into the scratch directory, and gives him the working one. */
function openTo({ user: { uid, gid }, directory, environment }: Stage): void {
  environment['HOME'] = directory
  if (uid === undefined || gid === undefined) return
  chownSync(scratch, uid, gid)
  chownSync(directory, uid, gid)
}

/** Starts the containers' commands in the order that they wait for each other. */
async function playCompose(stage: Stage): Promise<void> {
  const { services } = readCompose()
  const alone = await ended(start(stage, [...stage.entry, ...stage.words]), runMs)
  expectThat(alone.code === 2 && alone.said.includes('VOYAGER_DATABASE'), `without a database: ${alone.said}`)
  const address = new URL(await server.createDatabase())
  stage.environment['PGPASSWORD'] = decodeURIComponent(address.password)
  address.password = ''
  Object.assign(stage.environment, { VOYAGER_DATABASE: address.href, OPENAI_API_KEY: '' })
  const commandOf = (name: string): readonly string[] => [...stage.entry, ...(services[name]?.command ?? [])]
  const tables = await ended(start(stage, commandOf('tables')), runMs)
  expectThat(tables.code === 0, `tables: ${tables.said}`)
  const submit = [...stage.entry, 'fleet', 'submit', '--seeds', '1', '--attempts', '1']
  const submitted = await ended(start(stage, submit), runMs)
  expectThat(submitted.code === 0, `submit: ${submitted.said}`)
  const worker = start(stage, commandOf('worker'))
  const stopped = ended(worker, runMs)
  const results = [...stage.entry, 'fleet', 'results']
  for (let outcome = ''; !outcome.includes('"succeeded"'); await sleep(1000)) {
    outcome = (await ended(start(stage, results), runMs)).said
    expectThat(!outcome.includes('"failed"') && worker.exitCode === null, `the run: ${outcome}`)
  }
  worker.kill('SIGTERM')
  const { code, said } = await stopped
  expectThat(code === 130, `the worker ended with ${code}: ${said}`)
  await lookAtPage(stage, commandOf('dashboard'))
}

async function lookAtPage(stage: Stage, words: readonly string[]): Promise<void> {
  const page = start(stage, words.with(words.indexOf('--view-port') + 1, '0'))
  const link = await new Promise<string>((resolve, reject) => {
    page.once('exit', (code) => reject(new Error(`The page ended with ${code}.`)))
    page.stdout?.once('data', (text: Buffer) => resolve(String(text).split('\n')[0] ?? ''))
  })
  const { status } = await fetch(link, { redirect: 'manual' })
  expectThat(status === 302, `the page answers with ${status}`)
  page.kill('SIGTERM')
}

function start(
  { environment, directory, user }: Stage,
  [program = '', ...words]: readonly string[],
): ChildProcess {
  const child = spawn(program, words, { ...user, env: environment, cwd: directory })
  running.push(child)
  return child
}

interface Ended {
  readonly code: number | null
  readonly said: string
}

function ended(child: ChildProcess, limitMs: number): Promise<Ended> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += String(text)
    })
  const late = setTimeout(() => child.kill('SIGKILL'), limitMs)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(late)
      resolve({ code, said })
    })
  })
}

function expectThat(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}
