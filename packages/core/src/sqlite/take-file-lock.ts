import { DatabaseError } from './database-error.ts'
import { describeSqliteError } from './describe-sqlite-error.ts'
import { loadSqlite } from './load-sqlite.ts'
import { makeDirectory } from './make-directory.ts'

/**
 * Locks a file for as long as this process lives or until the returned function is called; gives undefined when somebody
 * else has it, be it in this process, another one, or a container that shares the directory. The system releases the lock
 * of a process that was killed. The empty file stays: removing it would let two processes lock two files of one name.
 */
export function takeFileLock(path: string): (() => void) | undefined {
  try {
    const { DatabaseSync: Connection } = loadSqlite(path)
    makeDirectory(path)
    const connection = new Connection(path, { timeout: 0 })
    try {
      // SQLite's own lock for one writer, which is never written with; so no journal is needed, nor left behind.
      connection.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    } catch (error) {
      connection.close()
      throw error
    }
    return () => {
      if (connection.isOpen) connection.close()
    }
  } catch (cause) {
    const error = describeSqliteError(cause, path)
    if (DatabaseError.isInstance(error) && error.problem === 'busy') return undefined
    throw error
  }
}
