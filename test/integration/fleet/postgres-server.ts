import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync, chownSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface StartPostgresOptions {
  /** Waits until the disk has what is committed, as a server of users does; tests do without. */
  readonly isDurable?: boolean
}

export interface RestartOptions {
  /** `immediate` by default, which leaves the recovery to the next start; `fast` ends every connection and writes all out. */
  readonly mode?: 'immediate' | 'fast'
}

/** A PostgreSQL of the tests' own, in a directory that is removed with it. */
export interface PostgresServer {
  /** Address of an empty database that nobody else uses. */
  createDatabase(): Promise<string>
  /** Ends the server as `pg_ctl restart -m immediate` does, or `-m fast`, and starts it again on the same data. */
  restart(options?: RestartOptions): Promise<void>
  stop(): Promise<void>
}

/** Why there is no PostgreSQL for tests; undefined when there is one. */
export function postgresAbsence(): string | undefined {
  if (process.env['VOYAGER_TEST_POSTGRES'] !== undefined || serverPrograms() !== undefined) return undefined
  const reason =
    'PostgreSQL is absent (apt-get install postgresql, or set VOYAGER_TEST_POSTGRES to an address)'
  // What is checked on every machine must not go missing unnoticed where everything has to be there.
  if (process.env['CI'] !== undefined) throw new Error(`${reason}.`)
  return reason
}

/** Starts PostgreSQL from Debian's package, or uses the one that is named by VOYAGER_TEST_POSTGRES. */
export async function startPostgres({
  isDurable = false,
}: StartPostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env['VOYAGER_TEST_POSTGRES']
  if (given !== undefined) {
    const restart = async (): Promise<void> => {
      throw new Error(
        'A server that was given is not restarted; leave VOYAGER_TEST_POSTGRES out for this test.',
      )
    }
    return { createDatabase: () => createDatabase(given), restart, stop: async () => undefined }
  }
  const programs = serverPrograms() ?? ''
  const directory = mkdtempSync(join(tmpdir(), 'voyager-postgres-'))
  const user = ownerOf(directory)
  const data = join(directory, 'data')
  const password = 'correct horse'
  writeFileSync(join(directory, 'password'), password, { mode: 0o644 })
  const initialising = ['-D', data, '-U', 'voyager', '-A', 'scram-sha-256', '--no-sync']
  execFileSync(join(programs, 'initdb'), [...initialising, `--pwfile=${join(directory, 'password')}`], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  })
  const port = await freePort()
  const address = `postgres://voyager:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  const settings = [
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    `unix_socket_directories=`,
    `fsync=${isDurable ? 'on' : 'off'}`,
  ]
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((each) => ['-c', each])],
      { ...user, cwd: directory, stdio: 'ignore' },
    )
    await untilReady(address)
    return server
  }
  let running = await start()
  const end = async (signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> => {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  return {
    createDatabase: () => createDatabase(address),
    restart: async ({ mode = 'immediate' } = {}) => {
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      running = await start()
    },
    stop: async () => {
      await end()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

let databases = 0

async function createDatabase(address: string): Promise<string> {
  const name = `voyager_${process.pid}_${Date.now()}_${(databases += 1)}`
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: address })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 600) throw error
      await sleep(50)
    }
  }
}

/** Folder of the server's programs; Debian keeps them out of the path. */
export function serverPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  const places = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
}

// PostgreSQL refuses to run as root; Debian's user "nobody" has this number.
const nobody = 65_534

/** The user that a server runs as, to whom a directory is given. */
export function ownerOf(directory: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  chownSync(directory, nobody, nobody)
  return { uid: nobody, gid: nobody }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
