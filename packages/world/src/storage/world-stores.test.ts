import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sqliteWorldStore } from '../sqlite/sqlite-world-store.ts'
import { openWorldDatabase } from '../sqlite/open-world-database.ts'
import { testWorldStore } from '../testing/index.ts'
import { memoryWorldStore } from './memory-world-store.ts'
import type { WorldStore } from './world-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'world-stores-'))
const stores: WorldStore[] = []
afterAll(async () => {
  for (const store of stores) await store.close()
  rmSync(directory, { recursive: true })
})

describe('a world in memory', () => {
  const places = new Map<string, WorldStore>()
  testWorldStore({
    test,
    expect,
    open(place) {
      const store = places.get(place) ?? memoryWorldStore()
      places.set(place, store)
      return store
    },
  })
})

describe('a world in a file of its own', () => {
  testWorldStore({
    test,
    expect,
    open(place) {
      const store = sqliteWorldStore(join(directory, place, 'world.sqlite'))
      stores.push(store)
      return store
    },
  })
})

describe("a world in its host's database", () => {
  const database = openWorldDatabase(join(directory, 'host.sqlite'))
  afterAll(() => database.close())
  const places = new Map<string, WorldStore>()

  testWorldStore({
    test,
    expect,
    open(place) {
      const known = places.get(place)
      if (known) return known
      if (places.size > 0) database.exec('DROP TABLE world_column; DROP TABLE world_record')
      const store = sqliteWorldStore(database)
      places.set(place, store)
      return store
    },
  })

  test('is part of the transaction of its host', () => {
    const store = sqliteWorldStore(database)
    database.exec('CREATE TABLE journal (line TEXT)')
    store.commitNow({ meta: { tick: 1 }, columns: [], players: {}, mechanics: {} })
    database.exec('BEGIN')
    database.run('INSERT INTO journal (line) VALUES (?)', ['step'])
    store.commitNow({ meta: { tick: 2 }, columns: [], players: {}, mechanics: {} })
    database.exec('ROLLBACK')
    expect(store.loadNow()?.meta).toEqual({ tick: 1 })
    expect(database.all('SELECT line FROM journal')).toEqual([])
  })
})
