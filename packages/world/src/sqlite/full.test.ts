import { expect, test } from 'vitest'
import type { KeptWorld } from '../storage/world-store.ts'
import { openWorldDatabase } from './open-world-database.ts'
import { sqliteWorldStore } from './sqlite-world-store.ts'

const worldOf = (count: number): KeptWorld => ({
  meta: { count },
  columns: Array.from({ length: count }, (_, index) => ({
    dimension: 'overworld',
    chunkX: index,
    chunkZ: 0,
    bytes: new Uint8Array(500),
  })),
  players: {},
  mechanics: {},
})

test('a commit that finds no room is refused whole, says why, and can be repeated', () => {
  const database = openWorldDatabase(':memory:')
  const store = sqliteWorldStore(database)
  store.commitNow(worldOf(5))
  database.exec('PRAGMA max_page_count = 20')
  expect(() => store.commitNow(worldOf(900))).toThrow('because the disk is full; free some space')
  expect(store.loadNow()).toMatchObject({ meta: { count: 5 } })
  database.exec('PRAGMA max_page_count = 1000000')
  store.commitNow(worldOf(900))
  expect(store.loadNow()?.columns).toHaveLength(900)
  database.close()
})
