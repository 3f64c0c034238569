import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Database, SqlParameters, SqlRow } from './database.ts'
import { describeSqliteError } from './describe-sqlite-error.ts'
import { connect, type OpenDatabaseOptions } from './connect.ts'

/**
 * Opens an SQLite file with a write-ahead log, so that readers and one writer do not wait for each other; makes it, and
 * its directory, when it is absent. `:memory:` is a database that ends with its handle.
 */
export function openDatabase(path: string, options: OpenDatabaseOptions = {}): Database {
  const connection = guard(path, () => connect(path, options))
  return wrap(connection, { path, isReadOnly: options.readOnly === true })
}

function wrap(
  connection: DatabaseSync,
  { path, isReadOnly }: { readonly path: string; readonly isReadOnly: boolean },
): Database {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    path,
    isReadOnly,
    get isInTransaction() {
      return connection.isOpen && connection.isTransaction
    },
    exec: (sql) => guard(path, () => connection.exec(sql)),
    run: (sql, parameters = []) => guard(path, () => Number(prepare(sql).run(...bind(parameters)).changes)),
    get: (sql, parameters = []) => guard(path, () => prepare(sql).get(...bind(parameters))),
    all: (sql, parameters = []) =>
      guard(path, () => prepare(sql).all(...bind(parameters)) as readonly SqlRow[]), // rows hold SQL values only
    iterate: (sql, parameters = []) => iterate(connection, { sql, parameters, path }),
    close: () => {
      if (connection.isOpen) guard(path, () => connection.close())
    },
  }
}

type Bound = Parameters<StatementSync['run']>

function bind(parameters: SqlParameters): Bound {
  const bound = Array.isArray(parameters) ? parameters : [parameters]
  return bound as unknown as Bound // the same values, declared once by position and once by name
}

function* iterate(
  connection: DatabaseSync,
  {
    sql,
    parameters,
    path,
  }: { readonly sql: string; readonly parameters: SqlParameters; readonly path: string },
): Iterable<SqlRow> {
  // Prepared for this loop alone: a statement that two loops share would begin anew for both.
  const rows = guard(path, () => connection.prepare(sql).iterate(...bind(parameters)))
  for (;;) {
    const next = guard(path, () => rows.next())
    if (next.done === true) return
    yield next.value
  }
}

function guard<Value>(path: string, work: () => Value): Value {
  try {
    return work()
  } catch (cause) {
    throw describeSqliteError(cause, path)
  }
}
