import { dirname } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { DatabaseError } from './database-error.ts'

/** Makes the directory of a database, with those above it. */
export function makeDirectory(path: string): void {
  if (path === ':memory:') return
  try {
    makeFolder(dirname(path))
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseError('unreadable', path, { detail, cause })
  }
}
