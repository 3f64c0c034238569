import type { Database } from './database.ts'

/** Does all the body reads in one state of the database, whatever others write meanwhile. The body is synchronous. */
export function snapshot<Value>(database: Database, body: () => Value): Value {
  if (database.isInTransaction) return body()
  database.exec('BEGIN')
  try {
    return body()
  } finally {
    // Nothing was written; a damaged page may have ended it already.
    if (database.isInTransaction) database.exec('ROLLBACK')
  }
}
