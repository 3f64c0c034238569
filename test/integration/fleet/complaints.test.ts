import { openFleet, type Fleet } from '@voyager-mc/fleet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../../packages/cli/src/testing/run-cli.ts'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()

describe.skipIf(absence !== undefined)(`complaints of the commands${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let address: string
  let fleet: Fleet

  beforeAll(async () => {
    server = await startPostgres()
    address = await server.createDatabase()
    fleet = await openFleet({ connectionString: address })
  })
  afterAll(async () => {
    await fleet.close()
    await server.stop()
  })

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(address)
    change(url)
    return url.href
  }
  const voyager = (words: string, database = address) =>
    runCli(words.split(' '), { variables: { VOYAGER_DATABASE: database } })
  /** The one line that a command complains in, after its exit code. */
  const complaintOf = async (words: string, database?: string): Promise<string> => {
    const { code, said, complaint } = await voyager(words, database)
    expect(said).toBe('')
    expect(complaint.split('\n').length).toBe(1)
    expect(complaint).not.toMatch(/hunter22|correct(%20| )horse/)
    return `${code}: ${complaint}`
  }

  test.each(['fleet status', 'fleet up', 'worker'])(
    '%s without the right server says in one line what is wrong with the address',
    async (words) => {
      const nobody = changed((url) => (url.port = '1'))
      expect(await complaintOf(words, nobody)).toMatch(
        /^3: No PostgreSQL answers at postgres:\/\/voyager@127\.0\.0\.1:1\/.*ECONNREFUSED.*; start it, or check host and port\.$/,
      )
      const wrong = changed((url) => (url.password = 'hunter22'))
      expect(await complaintOf(words, wrong)).toMatch(
        /^3: PostgreSQL at postgres:\/\/voyager@127\.0\.0\.1:\d+\/\w+ refuses the login .*; check user and password\.$/,
      )
      const none = changed((url) => (url.pathname = '/nothing'))
      expect(await complaintOf(words, none)).toMatch(
        /^3: postgres:\S+\/nothing does not exist .*; create it with createdb, or check its name\.$/,
      )
      expect(await complaintOf(words, 'mysql://ada:hunter22@127.0.0.1/voyager')).toBe(
        '2: database is "mysql://127.0.0.1/voyager"; pass an address such as postgres://user@127.0.0.1:5432/voyager.',
      )
    },
  )

  test('tables that are absent, older or newer are told with their version, and up brings older ones forward', async () => {
    expect(await complaintOf('worker --schema absent')).toMatch(
      /^3: The tables of .* are of an older version \(there are none yet\); run "voyager fleet up" as their owner\.$/,
    )
    const other = await openFleet({ connectionString: address, schema: 'earlier' })
    await other.submit([{ seed: 5 }])
    // As they were before a worker's clock was kept.
    await other.database.query(
      'ALTER TABLE earlier.worker DROP COLUMN skew_ms, DROP COLUMN is_deaf; UPDATE earlier.layout SET version = 2',
    )
    await other.close()
    expect(await complaintOf('fleet status --schema earlier')).toMatch(
      /^3: .*an older version \(version 2, wanted 3\); run "voyager fleet up"/,
    )
    expect((await voyager('fleet up --schema earlier')).code).toBe(0)
    expect((await voyager('fleet status --schema earlier')).said).toContain('default/learn/5 queued')
    await fleet.database.query('UPDATE earlier.layout SET version = 99')
    for (const words of ['fleet status', 'fleet up', 'worker'])
      expect(await complaintOf(`${words} --schema earlier`)).toMatch(
        /^3: The tables of .* are of a newer version \(version 99, known up to 3\); use that version of @voyager-mc\/fleet\.$/,
      )
  })

  test('a full disk is told, nothing of what was handed in is kept, and it is taken once there is space', async () => {
    await fleet.database.query(
      `CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file "base/1": No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER no_space BEFORE UPDATE ON voyager.run EXECUTE FUNCTION no_space()`,
    )
    expect(await complaintOf('fleet submit --seeds 1..3')).toMatch(
      /^3: The disk of postgres:\S+ is full \(.*No space left on device\); free some space: what was committed is kept, and runs go on\.$/,
    )
    await fleet.database.query('DROP TRIGGER no_space ON voyager.run')
    expect(await fleet.runs()).toEqual([])
    expect((await voyager('fleet submit --seeds 1..3')).code).toBe(0)
    expect((await fleet.runs()).length).toBe(3)
  })

  test('what is handed in is a suite, a list of runs, or a run for each seed, and nothing between them', async () => {
    expect(await complaintOf('fleet submit --conditions full,re-act')).toBe(
      '2: --conditions is "full,re-act"; name a suite with it.',
    )
    expect(await complaintOf('fleet submit tech-tre --seeds 1..2')).toMatch(
      /^2: SUITE is "tech-tre"; did you mean tech-tree\? If not, name a JSON file, or one of smoke, /,
    )
    expect(await complaintOf('fleet submit tech-tree --conditions re-act --only wood,logs')).toMatch(
      /^2: --only is "\w+"; /,
    )
    expect(await complaintOf(`fleet submit ${import.meta.filename}`)).toMatch(
      /^2: FILE is ".*"; write it as JSON: a suite, or a list of runs\.$/,
    )
  })

  test('a role without rights, and a run that nobody handed in, are told with what to do', async () => {
    const role = `reader_${process.pid}`
    await fleet.database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'hunter22'`)
    const asRole = changed((url) => {
      url.username = role
      url.password = 'hunter22'
    })
    expect(await complaintOf('fleet status', asRole)).toMatch(
      /^3: The user of postgres:\/\/reader_.* may not do that .*"voyager fleet grants" prints\.$/,
    )
    expect(await complaintOf('fleet cancel default/learn/99')).toMatch(/^2: .*default\/learn\/99/)
    // The rights that are named are enough.
    const { said: grants } = await voyager(`fleet grants ${role}`)
    await fleet.database.query(grants)
    expect(await voyager('fleet status', asRole)).toMatchObject({ code: 0, complaint: '' })
    await fleet.database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
})
