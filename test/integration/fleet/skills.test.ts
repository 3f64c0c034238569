import { setTimeout as sleep } from 'node:timers/promises'
import {
  keepInStep,
  migrateFleet,
  openFleetDatabase,
  postgresSkillStore,
  type FleetDatabase,
} from '@voyager-mc/fleet'
import { createSkillLibrary, type ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()

describe.skipIf(absence !== undefined)(`skills of a fleet${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let databases: readonly FleetDatabase[]

  beforeAll(async () => {
    server = await startPostgres()
    const connectionString = await server.createDatabase()
    databases = await Promise.all([1, 2, 3].map(() => openFleetDatabase({ connectionString })))
    await Promise.all(databases.map((database) => migrateFleet(database)))
  })
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await server.stop()
  })

  const open = (library: string): readonly ManagedSkillLibrary[] =>
    databases.map((database) => createSkillLibrary({ store: postgresSkillStore(database, { library }) }))
  const add = (library: ManagedSkillLibrary, name: string, text: string): Promise<unknown> =>
    library.add(
      { name, source: `async function ${name}(bot) { bot.chat('${text}') }` },
      { name: `Do ${name}` },
    )

  test('workers that learn the same skill at once end with one name and a version each', async () => {
    const libraries = open('same')
    await Promise.all(libraries.map((library, at) => add(library, 'mineLogs', `way ${at}`)))
    for (const library of libraries) {
      expect((await library.records()).map(({ name }) => name)).toEqual(['mineLogs'])
      const versions = await library.versions('mineLogs')
      expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
      expect(versions.filter(({ status }) => status === 'active').length).toBe(1)
    }
  })

  test('a skill that one worker takes out of use is out of use for all', async () => {
    const [one, other] = open('quarantine')
    if (one === undefined || other === undefined) throw new Error('There are three.')
    await add(one, 'mineLogs', 'a')
    expect((await other.retrieve({ task: { name: 'Do mineLogs' } })).length).toBe(1)
    await one.quarantine('mineLogs', 'It hurts.')
    expect((await other.retrieve({ task: { name: 'Do mineLogs' } })).length).toBe(0)
  })

  test('a skill that the gate of one worker turns away is offered by none, and by all once a gate lets it in', async () => {
    const openWith = (at: number, passes: boolean): ManagedSkillLibrary =>
      createSkillLibrary({
        store: postgresSkillStore(databases[at] ?? fail(), { library: 'gates' }),
        promote: async () => ({ status: passes ? 'passed' : 'failed', detail: 'It was replayed.' }),
      })
    const [strict, mild, other] = [openWith(0, false), openWith(1, true), openWith(2, true)]
    const found = async (): Promise<readonly number[]> =>
      Promise.all(
        [strict, mild, other].map(
          async (library) => (await library.retrieve({ task: { name: 'Do mineLogs' } })).length,
        ),
      )
    await add(strict, 'mineLogs', 'a')
    expect(await found()).toEqual([0, 0, 0])
    await add(mild, 'mineLogs', 'b')
    expect(await found()).toEqual([1, 1, 1])
  })

  test('the indexes of all workers hold what each of them saves, within a second of the last save', async () => {
    const libraries = open('many')
    const ends = await Promise.all(
      libraries.map((library, at) =>
        keepInStep(library, { database: databases[at] ?? fail(), library: 'many' }),
      ),
    )
    for (let turn = 0; turn < 20; turn += 1)
      await Promise.all(libraries.map((library, at) => add(library, `skill${at}x${turn}`, `${at} ${turn}`)))
    await sleep(1000)
    // Closed, so that only what has come already is seen.
    const seen = await Promise.all(libraries.map(async (library) => (await library.records()).length))
    expect(seen).toEqual([60, 60, 60])
    await Promise.all(ends.map((end) => end()))
  })
})

function fail(): never {
  throw new Error('There is a database for each library.')
}
