import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from './database-error.ts'
import { loadSqlite } from './load-sqlite.ts'
import { makeDirectory } from './make-directory.ts'

/**
 * Faults that a committed transaction survives: `process` the end of the process, `kill -9` included; `power` also a
 * power cut, at the price of a disk flush per transaction.
 */
export type Durability = 'process' | 'power'

/** Options of an opened database. */
export interface OpenDatabaseOptions {
  readonly durability?: Durability
  /** Opens an existing file and never changes it. */
  readonly readOnly?: boolean
  /** Longest wait of a call for another writer before it throws, in milliseconds. */
  readonly busyTimeoutMs?: number
}

/** Opens the connection behind a database and reads its header, so that a wrong file is told at once. */
export function connect(
  path: string,
  { durability = 'process', readOnly = false, busyTimeoutMs = 5000 }: OpenDatabaseOptions,
): DatabaseSync {
  const { DatabaseSync: Connection } = loadSqlite(path)
  if (readOnly) {
    assertFile(path)
    return openReadOnly(
      (location) => new Connection(location, { readOnly: true, timeout: busyTimeoutMs }),
      path,
    )
  }
  makeDirectory(path)
  const connection = new Connection(path, { timeout: busyTimeoutMs })
  return checked(connection, () => {
    connection.prepare('PRAGMA schema_version').get()
    connection.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`,
    )
  })
}

function openReadOnly(open: (location: string | URL) => DatabaseSync, path: string): DatabaseSync {
  const readHeader = (connection: DatabaseSync): DatabaseSync =>
    checked(connection, () => void connection.prepare('PRAGMA schema_version').get())
  try {
    return readHeader(open(path))
  } catch (error) {
    // Reading beside a writer needs a shared file, which cannot be made on a medium that takes no writes. Where no log
    // is left, nobody writes and the file alone is all there is.
    if (!needsSharedFile(error) || hasLog(path)) throw error
    const location = pathToFileURL(path)
    location.searchParams.set('immutable', '1')
    return readHeader(open(location))
  }
}

function checked(connection: DatabaseSync, check: () => void): DatabaseSync {
  try {
    check()
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

function assertFile(path: string): void {
  if (path === ':memory:' || existsSync(path)) return
  throw new DatabaseError('missing', path)
}

function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

// SQLITE_CANTOPEN, and SQLITE_READONLY with its more exact forms.
function needsSharedFile(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [8, 14].includes(Number(error.errcode) % 256)
}
