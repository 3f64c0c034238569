import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FleetDatabaseError, openFleet, openFleetDatabase, startWorker } from '@voyager-mc/fleet'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownerOf, postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

// A server that was given has a certificate of its own, or none.
const absence =
  postgresAbsence() ??
  (process.env['VOYAGER_TEST_POSTGRES'] === undefined ? undefined : 'a server that was given is not changed')
const learner = new URL('./counting-learner.ts', import.meta.url)

describe.skipIf(absence !== undefined)(`connections of a fleet${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let connectionString: string
  let directory: string
  const secret = (mode: string, more = ''): string => `${connectionString}?sslmode=${mode}${more}`
  const told = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'connected',
      (error: unknown) =>
        FleetDatabaseError.isInstance(error) ? `${error.problem}: ${error.message}` : String(error),
    )

  beforeAll(async () => {
    server = await startPostgres()
    connectionString = await server.createDatabase()
    directory = mkdtempSync(join(tmpdir(), 'voyager-tls-'))
  })
  afterAll(async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  test('TLS that is asked for is used by worker and learner, or the connection is refused with what is missing', async () => {
    expect(await told(openFleetDatabase({ connectionString: secret('verify-full') }))).toMatch(
      /^not-secure: .* cannot be made secret \(The server does not support SSL connections\); give the server a certificate, /,
    )
    const [key, certificate] = [join(directory, 'key'), join(directory, 'certificate')]
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ]
    execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    const { uid, gid } = ownerOf(directory)
    if (uid !== undefined && gid !== undefined) chownSync(key, uid, gid)
    const plain = await openFleet({ connectionString })
    for (const [name, value] of Object.entries({ ssl_cert_file: certificate, ssl_key_file: key, ssl: 'on' }))
      await plain.database.query(`ALTER SYSTEM SET ${name} = '${value}'`)
    await plain.database.query('SELECT pg_reload_conf()')
    const untrusted =
      /^not-secure: .*\(self-signed certificate.*\); .* name its authority with sslrootcert=FILE in the address\.$/
    await expect
      .poll(() => told(openFleetDatabase({ connectionString: secret('verify-full') })))
      .toMatch(untrusted)
    const address = secret('verify-full', `&sslrootcert=${certificate}`)
    const worker = await startWorker({ connectionString: address, learner })
    await plain.submit([{ seed: 1, settings: { steps: 40, stepMs: 50 } }])
    const connections = (isSecret: boolean) =>
      plain.database.query(
        `SELECT 1 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
         WHERE ssl = ${isSecret} AND datname = current_database() AND pid <> pg_backend_pid()`,
      )
    const before = (await connections(true)).length
    expect(before).toBeGreaterThan(2)
    while ((await plain.runs())[0]?.state !== 'running') await sleep(20)
    // The learner's come to those of the worker.
    await expect
      .poll(async () => (await connections(true)).length, { timeout: 10_000 })
      .toBeGreaterThan(before)
    await worker.stop()
    const other = await openFleetDatabase({ connectionString, ssl: { ca: readFileSync(certificate) } })
    expect(await other.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([
      { ssl: true },
    ])
    await other.close()
    await plain.close()
  })

  test('a pool that is given is used and left open', async () => {
    const pool = new pg.Pool({ connectionString, max: 2, application_name: 'somebody' })
    const database = await openFleetDatabase({ connectionString, pool })
    expect(await database.query(`SELECT current_setting('application_name') AS name`)).toEqual([
      { name: 'somebody' },
    ])
    await database.close()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect(pool.listenerCount('error')).toBe(0)
    await pool.end()
  })
})
