import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  FleetDatabaseError,
  migrateFleet,
  openFleet,
  openFleetDatabase,
  postgresRunStore,
  startWorker,
  workerGrants,
} from '@voyager-mc/fleet'
import { InvalidArgumentError } from '@voyager-mc/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()
const learner = new URL('./counting-learner.ts', import.meta.url)
const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const

/** Problem that the work ends with. */
async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'none'
  } catch (error) {
    return FleetDatabaseError.isInstance(error) ? error.problem : String(error)
  }
}

describe.skipIf(absence !== undefined)(`the database of a fleet${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let connectionString: string

  beforeAll(async () => {
    server = await startPostgres()
    connectionString = await server.createDatabase()
  })
  afterAll(() => server.stop())

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(connectionString)
    change(url)
    return url.href
  }

  test('a wrong address, password, database or word is told as what it is, without the password', async () => {
    const wrong = changed((url) => (url.password = 'hunter22'))
    const problem = await openFleetDatabase({ connectionString: wrong }).catch((error: unknown) => error)
    expect(problem).toMatchObject({ problem: 'refused' })
    expect(String(problem)).not.toContain('hunter22')
    const nobody = changed((url) => (url.port = '1'))
    expect(await problemOf(openFleetDatabase({ connectionString: nobody }))).toBe('unreachable')
    const none = changed((url) => (url.pathname = '/nothing'))
    expect(await problemOf(openFleetDatabase({ connectionString: none }))).toBe('missing')
    await expect(openFleetDatabase({ connectionString: 'mysql://x' })).rejects.toThrow(InvalidArgumentError)
    await expect(openFleetDatabase({ connectionString, schema: 'a; drop' })).rejects.toThrow('schema is')
  })

  test('workers that start together make the tables once, and other versions are refused', async () => {
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => openFleetDatabase({ connectionString, schema: 'many' })),
    )
    await Promise.all(databases.map((database) => migrateFleet(database)))
    const [database] = databases
    if (database === undefined) throw new Error('There are four.')
    const start = (schema: string): Promise<unknown> => startWorker({ connectionString, schema, learner })
    expect(await problemOf(start('absent'))).toBe('older-schema')
    await database.query('UPDATE many.layout SET version = 99')
    expect(await problemOf(migrateFleet(database))).toBe('newer-schema')
    expect(await problemOf(start('many'))).toBe('newer-schema')
    await Promise.all(databases.map((each) => each.close()))
    expect(await problemOf(database.query('SELECT 1'))).toBe('closed')
  })

  test('a server that is ended in the middle of a transaction is told, and the next one goes through', async () => {
    const database = await openFleetDatabase({ connectionString, schema: 'cut' })
    await migrateFleet(database)
    const add = `INSERT INTO cut.setting VALUES ('a', 'b')`
    for (const mode of ['immediate', 'fast'] as const) {
      const cut = database.transaction(async (query) => {
        await query(add)
        await server.restart({ mode })
        await query('SELECT 1')
      })
      expect(await problemOf(cut)).toBe('unreachable')
    }
    expect(await database.query('SELECT * FROM cut.setting')).toEqual([])
    await database.transaction((query) => query(add))
    expect(await database.query('SELECT * FROM cut.setting')).toHaveLength(1)
    await database.close()
  })

  test('a full disk is told, nothing of the write is kept, and the next one goes through', async () => {
    const fleet = await openFleet({ connectionString, schema: 'full' })
    const { database } = fleet
    await database.query(
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON "full".journal EXECUTE FUNCTION full_disk()`,
    )
    const store = postgresRunStore(database, { run: 'a' })
    expect(await problemOf(store.append({ sequence: 0, atMs: 1, event }))).toBe('full')
    await database.query('DROP TRIGGER full_disk ON "full".journal')
    await store.append({ sequence: 0, atMs: 1, event })
    expect((await Array.fromAsync(store.readJournal())).length).toBe(1)
    await fleet.close()
  })

  test('a role with the printed rights plays runs, and cannot change tables', async () => {
    const owner = await openFleet({ connectionString, schema: 'least' })
    const role = `worker_${process.pid}`
    await owner.database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'least of all'`)
    await owner.database.query(workerGrants({ role, schema: 'least' }))
    const asRole = changed((url) => {
      url.username = role
      url.password = 'least of all'
    })
    const worker = await startWorker({ connectionString: asRole, schema: 'least', learner })
    const fleet = await openFleet({ connectionString: asRole, schema: 'least', migrate: false })
    await fleet.submit([{ seed: 1, settings: { steps: 3, skill: 'mineLogs' } }])
    while ((await fleet.runs())[0]?.state !== 'succeeded') await sleep(50)
    expect(await problemOf(fleet.database.query('DROP TABLE least.journal'))).toBe('not-allowed')
    await Promise.all([worker.stop(), fleet.close()])
    await owner.close()
    expect(() => workerGrants({ role: 'a; drop table run' })).toThrow(InvalidArgumentError)
  })

  test('without notifications, as behind a pooler in transaction mode, runs are found by polls', async () => {
    const owner = await openFleet({ connectionString, schema: 'polled' })
    const proxy = await dropNotifications(Number(new URL(connectionString).port))
    const through = changed((url) => (url.port = String((proxy.address() as AddressInfo).port)))
    const worker = await startWorker({ connectionString: through, schema: 'polled', learner })
    await owner.submit([{ seed: 1, settings: { steps: 3 } }])
    const at = Date.now()
    while ((await owner.runs())[0]?.state !== 'succeeded') await sleep(50)
    expect(Date.now() - at).toBeLessThan(20_000)
    const warningOf = async (): Promise<string | undefined> =>
      (await owner.workers())[0]?.warnings.map(({ type }) => type).join()
    await expect.poll(warningOf, { timeout: 30_000 }).toBe('no-notifications')
    await worker.stop()
    await owner.close()
    proxy.close()
  })
})

/** A proxy in front of PostgreSQL that leaves out each NotificationResponse, which begins with the letter A. */
async function dropNotifications(port: number): Promise<Server> {
  const proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    client.pipe(upstream)
    forward(upstream, client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return proxy
}

// Each message has one letter and four bytes of length; https://www.postgresql.org/docs/current/protocol-message-formats.html.
function forward(from: Socket, to: Socket): void {
  let waiting = Buffer.alloc(0)
  from.on('data', (data) => {
    waiting = Buffer.concat([waiting, Buffer.from(data)])
    while (waiting.length >= 5) {
      const length = 1 + waiting.readInt32BE(1)
      if (waiting.length < length) return
      if (waiting[0] !== 'A'.charCodeAt(0)) to.write(waiting.subarray(0, length))
      waiting = waiting.subarray(length)
    }
  })
  from.on('end', () => to.end())
}
