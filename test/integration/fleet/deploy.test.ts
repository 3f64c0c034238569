import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCommands } from '../../../packages/cli/src/commands/all-commands.ts'
import { buildParser } from '../../../packages/cli/src/program/build-parser.ts'
import { optionRows } from '../../../packages/cli/src/options/option-table.ts'
import { readCompose, readDockerfile, readOf } from './deployment.ts'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const root = join(import.meta.dirname, '../../..')
const unit = readOf('fleet/deploy/voyager-worker.service')
const compose = readCompose()
const services = Object.entries(compose.services)
const image = readDockerfile()

/** The command that the words of a command line choose. */
function chosen(words: readonly string[]): string {
  let name = ''
  const say = (text: string): void => void (name += text)
  const onChoice = ({ command }: { readonly command: { readonly name: string } }): void =>
    void (name = command.name)
  buildParser({ commands: allCommands, version: '0', say, onChoice }).parse(['node', 'voyager', ...words])
  return name
}
const instructions = (name: string): readonly string[] =>
  image.flatMap((each) => (each.name === name ? [each.words] : []))
const settingOf = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

test('the image installs the published command, with the package of a provider, and starts it', () => {
  const [install = ''] = instructions('RUN')
  expect(install).toBe('npm install --global @voyager-mc/cli @langchain/openai')
  const { name, bin, peerDependencies, engines } = JSON.parse(readOf('cli/package.json'))
  expect(install.split(' ')).toContain(name)
  expect(Object.keys(peerDependencies)).toContain('@langchain/openai')
  expect(JSON.parse(instructions('ENTRYPOINT')[0] ?? '')).toEqual(Object.keys(bin))
  expect(chosen(JSON.parse(instructions('CMD')[0] ?? ''))).toBe('worker')
  const major = /^node:(\d+)-slim$/.exec(instructions('FROM')[0] ?? '')?.[1]
  expect(engines.node).toContain(`^${major}.`)
})

test('the commands of the containers are those of the command line', () => {
  const commands = services.flatMap(([name, { command }]) => (command ? [[name, chosen(command)]] : []))
  expect(commands).toEqual([
    ['tables', 'fleet up'],
    ['worker', 'worker'],
    ['dashboard', 'view'],
  ])
})

test('what a container needs is there: services, secrets and volumes by their names, one address for all', () => {
  for (const [, { depends_on: needs = {}, secrets = [], volumes = [] }] of services) {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(needs)))
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]))
    const named = volumes.map((volume) => volume.split(':')[0])
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named))
  }
  const { tables, worker, database, dashboard } = compose.services
  expect(worker?.environment).toEqual(tables?.environment)
  expect(dashboard?.environment).toEqual(tables?.environment)
  expect(dashboard?.depends_on).toEqual(worker?.depends_on)
  const address = new URL(worker?.environment?.['VOYAGER_DATABASE'] ?? '')
  expect(Object.keys(compose.services)).toContain(address.hostname)
  expect(address.username).toBe(database?.environment?.['POSTGRES_USER'])
  expect(address.pathname).toBe(`/${database?.environment?.['POSTGRES_DB']}`)
  expect(worker?.depends_on).toEqual({ tables: { condition: 'service_completed_successfully' } })
  expect(tables?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
})

test('every word of the image and of the containers is one that is known', () => {
  expect(image.map(({ name }) => name)).toEqual(['FROM', 'RUN', 'USER', 'WORKDIR', 'ENTRYPOINT', 'CMD'])
  const lines = readOf('fleet/deploy/Dockerfile').split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#')).length).toBe(image.length)
  expect(instructions('WORKDIR')).toEqual([`/home/${instructions('USER')[0]}`])
  // https://docs.docker.com/reference/compose-file/services/
  const known = [
    'image',
    'build',
    'command',
    'environment',
    'secrets',
    'volumes',
    'healthcheck',
    'depends_on',
  ]
  known.push('stop_grace_period', 'restart', 'ports')
  for (const [name, service] of services) {
    expect([name, Object.keys(service).filter((key) => !known.includes(key))]).toEqual([name, []])
    expect([name, service.build, service.image === undefined]).toEqual(
      service.build === undefined ? [name, undefined, false] : [name, '.', true],
    )
  }
  expect(Object.keys(compose)).toEqual(['services', 'secrets', 'volumes'])
})

test('every variable of a container is read by what runs in it, and every one of the shell is named at the top', () => {
  const read = optionRows().flatMap(([, { variable }]) => variable ?? [])
  // The driver of PostgreSQL reads this one, as the commands below do with it.
  const ours = [...read, 'PGPASSWORD']
  // https://hub.docker.com/_/postgres
  const theirs = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE']
  for (const [name, { environment = {}, build }] of services) {
    const unknown = Object.keys(environment).filter((each) => !(build ? ours : theirs).includes(each))
    expect([name, unknown]).toEqual([name, []])
  }
  const text = readOf('fleet/deploy/compose.yaml')
  const [, ...needed] = /\$\{(\w+):\?/.exec(text) ?? []
  expect(needed).toEqual(['VOYAGER_PASSWORD'])
  expect(text.split('\n')[0]).toContain('VOYAGER_PASSWORD=')
  expect(compose.secrets['password']).toEqual({ environment: 'VOYAGER_PASSWORD' })
  expect(compose.services['database']?.environment?.['POSTGRES_PASSWORD_FILE']).toBe('/run/secrets/password')
})

test('the commands of docker compose that are told name services, and a worker has the time to hand over', () => {
  const told = [readOf('fleet/deploy/compose.yaml'), readOf('fleet/README.md')].join('\n')
  const named = [...told.matchAll(/docker compose (?:up --scale|logs) (\w+)/g)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(['worker', 'dashboard']))
  expect(named.filter((name = '') => !Object.hasOwn(compose.services, name))).toEqual([])
  expect(compose.services['worker']?.stop_grace_period).toBe(`${settingOf('TimeoutStopSec')}s`)
  expect(unit.split('\n')[0]).toContain(settingOf('EnvironmentFile'))
})

test('the unit starts a command of the command line, and goes with the package', () => {
  const [program, ...words] = settingOf('ExecStart')?.split(' ') ?? []
  expect(program).toBe('/usr/local/bin/voyager')
  expect(chosen(words)).toBe('worker')
  expect(JSON.parse(readOf('fleet/package.json')).files).toContain('deploy')
})

const verifier = '/usr/bin/systemd-analyze'
test.runIf(existsSync(verifier))('systemd finds nothing wrong with the unit', () => {
  const directory = mkdtempSync(join(tmpdir(), 'voyager-unit-'))
  try {
    // The program that it names is not on this machine.
    const right = unit.replace('/usr/local/bin/voyager', process.execPath)
    const file = join(directory, 'voyager-worker.service')
    const said = (text: string): string => {
      writeFileSync(file, text)
      return String(execFileSync('sh', ['-c', `${verifier} verify --man=no ${file} 2>&1 || true`]))
    }
    expect(said(right)).toBe('')
    expect(said(right.replace('Restart=always', 'Restart=sometimes'))).toContain('restart specifier')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})

const absence = postgresAbsence()
describe.skipIf(absence !== undefined)(`containers' commands${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let variables: NodeJS.ProcessEnv
  const started: ChildProcess[] = []
  beforeAll(async () => {
    server = await startPostgres()
    const address = new URL(await server.createDatabase())
    const password = decodeURIComponent(address.password)
    address.password = ''
    // Compose hands an empty key over where there is none.
    variables = { ...process.env, VOYAGER_DATABASE: address.href, PGPASSWORD: password, OPENAI_API_KEY: '' }
    expect(await codeOf(voyager(compose.services['tables']?.command ?? []))).toBe(0)
  })
  afterAll(async () => {
    for (const each of started) each.kill('SIGKILL')
    await server.stop()
  })

  // It asks this machine.
  const isHere = process.env['VOYAGER_TEST_POSTGRES'] === undefined
  test.runIf(isHere)(
    'the question whether the database is well is answered, and told from a database that is not there',
    () => {
      const [kind, program = '', ...words] = compose.services['database']?.healthcheck?.test ?? []
      expect(kind).toBe('CMD')
      const ask = (port: string): number | null =>
        spawnSync(program, words, { env: { ...process.env, PGPORT: port } }).status
      expect(ask(new URL(variables['VOYAGER_DATABASE'] ?? '').port)).toBe(0)
      expect(ask('1')).toBe(2)
    },
  )

  const voyager = (words: readonly string[]): ChildProcess => {
    const program = join(root, 'packages/cli/src/voyager.ts')
    const child = spawn(process.execPath, [program, ...words], { env: variables })
    started.push(child)
    return child
  }
  const codeOf = (child: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => child.once('exit', resolve))

  test('a worker takes a run, and ends with the code that the unit expects', async () => {
    expect(await codeOf(voyager(['fleet', 'submit', '--seeds', '1', '--attempts', '1']))).toBe(0)
    const worker = voyager(compose.services['worker']?.command ?? [])
    const taken = new Promise<void>((resolve) => {
      worker.stdout?.on('data', (text: Buffer) => {
        if (String(text).includes('default/learn/1')) resolve()
      })
    })
    const ended = codeOf(worker)
    await Promise.race([taken, ended])
    worker.kill('SIGTERM')
    expect(String(await ended)).toBe(settingOf('SuccessExitStatus'))
    const [, seconds] = /^(\d+)$/.exec(settingOf('TimeoutStopSec') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(10)
  })

  test('the page of the fleet is served at the port that is published, to this machine only', async () => {
    const { command = [], ports = [] } = compose.services['dashboard'] ?? {}
    const port = command[command.indexOf('--view-port') + 1]
    expect(ports).toEqual([`127.0.0.1:${port}:${port}`])
    // A port of the machine that tests it may be taken.
    const page = voyager(command.with(command.indexOf('--view-port') + 1, '0'))
    const link = await new Promise<string>((resolve, reject) => {
      page.once('exit', () => reject(new Error('The page ended by itself.')))
      page.stdout?.on('data', (text: Buffer) => resolve(String(text).split('\n')[0] ?? ''))
    })
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/)
    const ended = codeOf(page)
    const { status, headers } = await fetch(link, { redirect: 'manual' })
    expect({ status, cookie: headers.get('set-cookie') }).toEqual({
      status: 302,
      cookie: expect.stringContaining('voyager-'),
    })
    page.kill('SIGTERM')
    expect(await ended).not.toBeNull()
  })
})
