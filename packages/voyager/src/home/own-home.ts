import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { AgentError } from '@voyager-mc/core'
import { openDatabase, takeFileLock, type Database } from '@voyager-mc/core/sqlite'
import { RunLockedError, type RunOwner } from '../errors/run-locked-error.ts'

/** Right to write a home, for as long as this process lives. */
export interface HomeOwnership {
  /** Enters the owner's name in the home, for those who are refused. */
  readonly sign: (database: Database) => void
  /** Throws when somebody else has signed since, which takes a lock file that was removed by hand. */
  readonly check: (database: Database) => void
  /** Takes the name out again. */
  readonly unsign: (database: Database) => void
  readonly release: () => void
}

/** Takes the right to write a home, or throws `RunLockedError` with who has it. */
export function ownHome(path: string, { now }: { readonly now: () => number }): HomeOwnership {
  // A file of its own, because a lock on the database itself would keep readers out.
  const release = takeFileLock(`${path}-owner`)
  if (release === undefined) throw new RunLockedError(path, ownerOf(path))
  const token = randomUUID()
  return {
    sign: (database) => {
      database.run(
        'INSERT OR REPLACE INTO owner (id, token, host, process_id, since) VALUES (1, ?, ?, ?, ?)',
        [token, hostname(), process.pid, new Date(now()).toISOString()],
      )
    },
    check: (database) => {
      if (database.get('SELECT token FROM owner')?.['token'] !== token)
        throw new RunLockedError(path, readOwner(database))
    },
    unsign: (database) => {
      database.run('DELETE FROM owner WHERE token = ?', [token])
    },
    release,
  }
}

/** The last owner that signed a home; a process that was killed did not take its name out. */
export function readOwner(database: Database): RunOwner | undefined {
  const row = database.get('SELECT host, process_id, since FROM owner')
  return (
    row && { host: String(row['host']), processId: Number(row['process_id']), since: String(row['since']) }
  )
}

function ownerOf(path: string): RunOwner | undefined {
  try {
    const database = openDatabase(path, { readOnly: true })
    try {
      return readOwner(database)
    } finally {
      database.close()
    }
  } catch (error) {
    // The owner is only about to make its home.
    if (AgentError.isInstance(error)) return undefined
    throw error
  }
}
