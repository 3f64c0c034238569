import { statSync, type BigIntStats } from 'node:fs'
import type { Database } from '@voyager-mc/core/sqlite'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { HomeOwnership } from './own-home.ts'

/** Function that throws when the home is no longer there, or no longer ours; for every write. */
export function guardHome(database: Database, ownership: HomeOwnership): () => void {
  const { path } = database
  const opened = identify(path)
  return () => {
    // A removed file can still be written to, and everything in it would be lost with the process.
    const found = identify(path)
    if (found === undefined || found.ino !== opened?.ino || found.dev !== opened.dev) {
      throw new RunStoreError(
        path,
        `${path} was removed or replaced while the run went on; put it back and resume, or start a new run.`,
      )
    }
    ownership.check(database)
  }
}

function identify(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })
}
