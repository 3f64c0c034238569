import { InvalidArgumentError } from '../errors/invalid-argument-error.ts'
import type { Database } from './database.ts'

/**
 * Does all of the body or nothing of it: what it throws takes back everything it wrote. The body is synchronous. A
 * transaction inside another one is a part of it that can fail alone.
 */
export function transaction<Value>(database: Database, body: () => Value): Value {
  const isInner = database.isInTransaction
  // The lock for writing is taken at the start, where waiting for it is safe.
  database.exec(isInner ? 'SAVEPOINT part' : 'BEGIN IMMEDIATE')
  let value: Value
  try {
    value = refusePromise(body())
    database.exec(isInner ? 'RELEASE part' : 'COMMIT')
  } catch (error) {
    // A full disk or a damaged page has ended the transaction already.
    if (database.isInTransaction) database.exec(isInner ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK')
    throw error
  }
  return value
}

function refusePromise<Value>(value: Value): Value {
  if (!(value instanceof Promise)) return value
  // Nobody waits for it any more.
  value.catch(() => undefined)
  throw new InvalidArgumentError('body', 'asynchronous', 'pass a function that does all its work at once.')
}
