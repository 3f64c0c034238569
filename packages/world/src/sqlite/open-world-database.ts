import { existsSync, mkdirSync, statSync } from 'node:fs'
import { WorldError } from '../errors/world-error.ts'
import { dirname } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { loadSqlite } from './load-sqlite.ts'
import type { WorldDatabase } from './world-database.ts'

// Other writers of the file are told at once instead of being waited for.
const openPragmas = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  BEGIN IMMEDIATE; COMMIT`

/**
 * Opens the file of a world, and makes it with its folder when it is absent. Nobody else can open it until it is closed
 * or its process ends. Throws `WorldStorageError`.
 */
export function openWorldDatabase(path: string): WorldDatabase {
  const { DatabaseSync: Connection } = loadSqlite(path)
  const connection = told(path, () => {
    preparePlace(path)
    return new Connection(path)
  })
  try {
    told(path, () => connection.exec(openPragmas))
  } catch (error) {
    connection.close()
    throw error
  }
  return wrap(connection, path)
}

function preparePlace(path: string): void {
  if (path === ':memory:') return
  makeFolders(dirname(path))
  // SQLite would take it for a new database; a world was in it before somebody or something emptied it.
  if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
  throw new WorldStorageError(path, 'is an empty file; restore it from a copy, or delete it to begin anew')
}

// Node's own recursion asks for ever where the system says "not found" below a folder that is there, as /proc does.
function makeFolders(folder: string): void {
  if (existsSync(folder) || dirname(folder) === folder) return
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it in between.
    if (!existsSync(folder)) throw error
  }
}

function wrap(connection: DatabaseSync, path: string): WorldDatabase {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    path,
    get isInTransaction() {
      return connection.isTransaction
    },
    exec: (sql) => told(path, () => connection.exec(sql)),
    run: (sql, parameters = []) => told(path, () => prepare(sql).run(...parameters)),
    get: (sql, parameters = []) => told(path, () => prepare(sql).get(...parameters)),
    all: (sql, parameters = []) => told(path, () => prepare(sql).all(...parameters)),
    close() {
      if (connection.isOpen) connection.close()
    },
  }
}

function told<Result>(path: string, action: () => Result): Result {
  try {
    return action()
  } catch (cause) {
    if (WorldError.isInstance(cause)) throw cause
    throw new WorldStorageError(path, problemOf(cause), { cause })
  }
}

// The low byte of a result is the kind of trouble: https://sqlite.org/rescode.html
const problems: Readonly<Record<number, string>> = {
  5: 'is in use by another world or process; close that one, or choose another place',
  6: 'is in use by another world or process; close that one, or choose another place',
  8: 'cannot be written; check the rights of the file and its folder',
  10: 'cannot be read or written; check its disk',
  11: 'is damaged; restore it from a copy',
  13: 'cannot be written because the disk is full; free some space',
  14: 'cannot be opened; check that its folder exists and its rights',
  26: 'is no world; choose another place',
}

function problemOf(cause: unknown): string {
  const known =
    cause instanceof Error && 'errcode' in cause ? problems[Number(cause.errcode) % 256] : undefined
  if (known !== undefined) return known
  const detail = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
  return `cannot be read or written (${detail}); check its place and its disk`
}
