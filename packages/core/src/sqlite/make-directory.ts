import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseError } from './database-error.ts'

/** Makes the directory of a database, with those above it. */
export function makeDirectory(path: string): void {
  if (path === ':memory:') return
  try {
    mkdirSync(dirname(path), { recursive: true })
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseError('unreadable', path, { detail, cause })
  }
}
