import { DatabaseError } from './database-error.ts'
import type { Database } from './database.ts'
import { transaction } from './transaction.ts'

export interface MigrateOptions {
  /** Name of the tables' owner; others in the same database have versions of their own. */
  readonly component: string
  /** SQL of every step from nothing to the newest schema. */
  readonly migrations: readonly string[]
}

/**
 * Brings a component's tables to the newest schema: version n is what the first n migrations made. Several components
 * share a database, each with a list of its own. A list is only ever added to. A newer schema than the list knows is
 * refused, and so is an older one in a database that is open for reading only.
 */
export function migrate(database: Database, { component, migrations }: MigrateOptions): void {
  const known = migrations.length
  const found = schemaVersion(database, component)
  if (found > known) throw mismatch(database, 'newer-schema', { component, found, known })
  if (found === known) return
  if (database.isReadOnly) throw mismatch(database, 'older-schema', { component, found, known })
  transaction(database, () => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS schema_component (name TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID, STRICT',
    )
    // Another process may have been first.
    const begin = schemaVersion(database, component)
    for (const migration of migrations.slice(begin)) database.exec(migration)
    database.run('INSERT OR REPLACE INTO schema_component (name, version) VALUES (?, ?)', [component, known])
  })
}

/** Version of a component's tables; 0 when the database has none of them. */
export function schemaVersion(database: Database, component: string): number {
  const isKept = database.get(
    "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_component'",
  )
  if (isKept === undefined) return 0
  return Number(
    database.get('SELECT version FROM schema_component WHERE name = ?', [component])?.['version'] ?? 0,
  )
}

function mismatch(
  { path }: Database,
  problem: 'newer-schema' | 'older-schema',
  { component, found, known }: { readonly component: string; readonly found: number; readonly known: number },
): DatabaseError {
  return new DatabaseError(problem, path, { detail: `${component} has schema ${found}, known is ${known}` })
}
