import {
  RunTakenError,
  migrateFleet,
  openFleetDatabase,
  postgresRunStore,
  postgresSkillStore,
  postgresTaskBoard,
  postgresWorldStore,
  type FleetDatabase,
} from '@voyager-mc/fleet'
import { testTaskBoard } from '@voyager-mc/fleet/testing'
import { testSkillStore } from '@voyager-mc/skill-library/testing'
import { testRunStore } from '@voyager-mc/voyager/testing'
import { testWorldStore } from '@voyager-mc/world/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()

describe.skipIf(absence !== undefined)(`stores on PostgreSQL${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let database: FleetDatabase
  let places = 0
  const newPlace = (): string => `place ${(places += 1)}`

  beforeAll(async () => {
    server = await startPostgres()
    database = await openFleetDatabase({ connectionString: await server.createDatabase() })
    await migrateFleet(database)
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  describe('postgresRunStore', () =>
    testRunStore({ test, expect, open: () => postgresRunStore(database, { run: newPlace() }) }))

  describe('postgresWorldStore', () =>
    testWorldStore({ test, expect, open: (run) => postgresWorldStore(database, { run }) }))

  describe('postgresTaskBoard', () =>
    testTaskBoard({
      test,
      expect,
      open: (clock) => postgresTaskBoard(database, { team: newPlace(), readTime: async () => clock.now() }),
    }))

  test('no task is claimed twice, however many bots ask at the same time', async () => {
    const team = newPlace()
    await postgresTaskBoard(database, { team }).post(
      Array.from({ length: 20 }, (_nothing, index) => ({ id: `${index}`, task: `Mine ${index + 1} dirt` })),
    )
    const bots = Array.from({ length: 20 }, (_nothing, index) => `Bot${index}`)
    const claims = await Promise.all(bots.map((bot) => postgresTaskBoard(database, { team }).claim(bot)))
    expect(new Set(claims.map((claim) => claim?.id)).size).toBe(20)
  })

  test('a claim is counted by the clock of the database, whatever the machine of a bot shows', async () => {
    const board = postgresTaskBoard(database, { team: newPlace() })
    await board.post([{ id: 'a', task: 'Mine 3 dirt' }])
    await board.claim('Ada')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const skewMs of [3_600_000, -3_600_000]) {
        vi.setSystemTime(Date.now() + skewMs)
        expect(await board.claim('Ben')).toBeUndefined()
      }
    } finally {
      vi.useRealTimers()
    }
    expect(await board.done('a', 'Ada')).toBe(true)
  })

  describe('postgresSkillStore', () =>
    testSkillStore(
      () => {
        const library = newPlace()
        return () => postgresSkillStore(database, { library })
      },
      { test, expect },
    ))

  test('a store whose run was taken by another writes nothing more', async () => {
    const run = newPlace()
    const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const
    const first = postgresRunStore(database, { run })
    await first.append({ sequence: 0, atMs: 1, event })
    const second = postgresRunStore(database, { run })
    await second.append({ sequence: 1, atMs: 2, event })
    await expect(first.append({ sequence: 2, atMs: 3, event })).rejects.toThrow(RunTakenError)
    await expect(first.writeDocument('late.json', 1)).rejects.toThrow(RunTakenError)
    expect(await second.readDocument('late.json')).toBeUndefined()
    expect((await Array.fromAsync(second.readJournal())).length).toBe(2)
  })

  test('work that is kept with a record is kept with it or not at all', async () => {
    const run = newPlace()
    const store = postgresRunStore(database, {
      run,
      onAppend: async ({ sequence }, query) => {
        await query(`INSERT INTO ${database.schema}.setting VALUES ($1, 'kept')`, [`${run} ${sequence}`])
        if (sequence === 1) throw new Error('The second one fails.')
      },
    })
    const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const
    await store.append({ sequence: 0, atMs: 1, event })
    await expect(store.append({ sequence: 1, atMs: 2, event })).rejects.toThrow('The second one fails.')
    const kept = await database.query(`SELECT name FROM ${database.schema}.setting WHERE name LIKE $1`, [
      `${run}%`,
    ])
    expect(kept).toEqual([{ name: `${run} 0` }])
    expect((await Array.fromAsync(store.readJournal())).length).toBe(1)
  })
})
