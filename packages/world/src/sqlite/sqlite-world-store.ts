import { WorldStorageError } from '../errors/world-storage-error.ts'
import type { KeptWorld, WorldStore } from '../storage/world-store.ts'
import { openWorldDatabase } from './open-world-database.ts'
import {
  makeWorldTables,
  readColumns,
  readRecord,
  readRecords,
  readStoredColumn,
  writeColumn,
  writeRecord,
  type RowChange,
} from './world-tables.ts'
import type { WorldDatabase } from './world-database.ts'

/** A world's store that does at once what others promise. */
export interface SqliteWorldStore extends WorldStore {
  /** Reads the world at once. */
  loadNow(this: void): KeptWorld | undefined
  /** Commits at once; part of the caller's transaction where one has begun. */
  commitNow(this: void, changes: KeptWorld): void
}

const facts = { kind: 'meta', name: 'world' } as const
const total = { kind: 'total', name: 'rows' } as const

/**
 * Opens a store in an SQLite file, which is the world's alone until it is closed, or in the caller's database beside
 * other tables, which stays open. Throws `WorldStorageError`.
 */
export function sqliteWorldStore(pathOrDatabase: string | WorldDatabase): SqliteWorldStore {
  const isOwn = typeof pathOrDatabase === 'string'
  const database = isOwn ? openWorldDatabase(pathOrDatabase) : pathOrDatabase
  try {
    makeWorldTables(database)
  } catch (error) {
    if (isOwn) database.close()
    throw error
  }
  const loadNow = (): KeptWorld | undefined => load(database)
  const commitNow = (changes: KeptWorld): void => commit(database, changes)
  return {
    place: database.path,
    loadNow,
    commitNow,
    load: async () => loadNow(),
    readColumn: async (place) => readStoredColumn(database, place)?.bytes,
    commit: async (changes) => commitNow(changes),
    close: async () => {
      if (isOwn) database.close()
    },
  }
}

function commit(database: WorldDatabase, { meta, columns, players, mechanics }: KeptWorld): void {
  atomically(database, () => {
    const changes: readonly RowChange[] = [
      ...columns.map((column) => writeColumn(database, column)),
      ...Object.entries(players).map(([name, record]) =>
        writeRecord(database, { kind: 'player', name }, record ?? undefined),
      ),
      ...Object.entries(mechanics).map(([name, data]) =>
        writeRecord(database, { kind: 'mechanic', name }, data),
      ),
      writeRecord(database, facts, meta),
    ]
    const before = totalOf(readRecord(database, total))
    writeRecord(database, total, { ...sumUp([before, ...changes]) })
  })
}

function load(database: WorldDatabase): KeptWorld | undefined {
  const records = readRecords(database)
  const columns = readColumns(database)
  const expected = totalOf(records.find(({ kind }) => kind === total.kind)?.data)
  const rows = [...columns, ...records.filter(({ kind }) => kind !== total.kind)]
  const found = sumUp(rows.map(({ sum }) => ({ rows: 1, sum })))
  if (found.rows !== expected.rows || found.sum !== expected.sum) {
    throw new WorldStorageError(
      database.path,
      `has ${found.rows} of its ${expected.rows} rows as they were written; restore it from a copy`,
    )
  }
  const ofKind = (wanted: string): KeptWorld['players'] =>
    Object.fromEntries(records.flatMap(({ kind, name, data }) => (kind === wanted ? [[name, data]] : [])))
  const meta = ofKind(facts.kind)[facts.name]
  if (meta === undefined) return undefined
  return {
    meta,
    columns: columns.map(({ sum: _sum, ...column }) => column),
    players: ofKind('player'),
    mechanics: ofKind('mechanic'),
  }
}

const sumUp = (changes: readonly RowChange[]): RowChange =>
  changes.reduce((left, right) => ({ rows: left.rows + right.rows, sum: left.sum ^ right.sum }), {
    rows: 0,
    sum: 0,
  })

// Written by `commit` as two numbers; anything else counts as no rows, which then differ from what is found.
function totalOf(data: unknown): RowChange {
  if (typeof data !== 'object' || data === null || !('rows' in data) || !('sum' in data)) {
    return { rows: 0, sum: 0 }
  }
  return { rows: Number(data.rows), sum: Number(data.sum) }
}

// A savepoint is a transaction of its own, and a part of one that has begun.
function atomically(database: WorldDatabase, action: () => void): void {
  database.exec('SAVEPOINT world_commit')
  try {
    action()
  } catch (error) {
    // A full disk makes SQLite end the whole transaction by itself.
    if (database.isInTransaction) database.exec('ROLLBACK TO world_commit; RELEASE world_commit')
    throw error
  }
  database.exec('RELEASE world_commit')
}
