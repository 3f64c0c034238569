import { AgentError } from '../errors/agent-error.ts'
import { DatabaseError, type DatabaseProblem } from './database-error.ts'

/** Turns what SQLite throws into the error that says what to do; our own errors stay as they are. */
export function describeSqliteError(cause: unknown, path: string): AgentError {
  if (AgentError.isInstance(cause)) return cause
  const detail = cause instanceof Error ? cause.message : String(cause)
  return new DatabaseError(problemOf(cause, detail), path, { detail, cause })
}

function problemOf(cause: unknown, detail: string): DatabaseProblem {
  if (!(cause instanceof Error)) return 'failed'
  if ('errcode' in cause) return problemOfResult(Number(cause.errcode), detail)
  if ('code' in cause && cause.code === 'ERR_INVALID_STATE') return 'closed'
  return 'failed'
}

// SQLite's own numbers for a write, a flush or a cut of a file that the system refused, for another reason than room.
const refusedWrites: ReadonlySet<number> = new Set([778, 1034, 1290, 1546])

// The low byte is the kind of trouble, the rest says more; https://sqlite.org/rescode.html.
function problemOfResult(code: number, detail: string): DatabaseProblem {
  if (refusedWrites.has(code)) return 'refused'
  switch (code % 256) {
    case 5:
    case 6:
      return 'busy'
    case 8:
      return 'read-only'
    case 10:
    case 14:
      return 'unreadable'
    case 11:
      return 'damaged'
    case 13:
      return 'full'
    case 26:
      return 'not-a-database'
    case 1:
      // Tables are made by migrations, so one that is absent, or a schema that cannot be parsed, was there once.
      return /no such (table|column|index)|malformed database schema/.test(detail) ? 'damaged' : 'failed'
    default:
      return 'failed'
  }
}
