import { AgentError } from '@voyager-mc/core'
import { transaction, type Database, type SqlRow } from '@voyager-mc/core/sqlite'

/** Copies the tables of other packages that the target lacks; gives sentences about rows that could not be read. */
export function copyTables(source: Database, target: Database): readonly string[] {
  const lost: string[] = []
  for (const { name, sql } of tablesOf(source, lost)) {
    const isThere = target.get("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [name])
    if (isThere !== undefined) continue
    transaction(target, () => {
      target.exec(sql)
      const columns = columnsOf(target, name)
      for (const row of readableRows(source, name, lost)) insert(target, name, { columns, row })
    })
  }
  lost.push(...copyIndexes(source, target))
  for (const { name = null, version = null } of readableRows(source, 'schema_component', lost))
    target.run('INSERT OR IGNORE INTO schema_component (name, version) VALUES (?, ?)', [name, version])
  return lost
}

/** Makes the indexes of the copied tables; one that cannot be made costs no row. */
function copyIndexes(source: Database, target: Database): readonly string[] {
  const query = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
  const lost: string[] = []
  try {
    for (const { name = null, sql } of source.all(query)) {
      const isThere = target.get("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?", [name])
      if (isThere !== undefined) continue
      try {
        target.exec(String(sql))
      } catch (error) {
        if (!AgentError.isInstance(error)) throw error
        lost.push(`The index ${String(name)} cannot be made from what was saved.`)
      }
    }
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error
    lost.push(`The list of indexes cannot be read: ${error.message}`)
  }
  return lost
}

interface Table {
  readonly name: string
  readonly sql: string
}

function tablesOf(source: Database, lost: string[]): readonly Table[] {
  const query =
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
  try {
    return source.all(query).map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error
    lost.push(`The list of tables cannot be read: ${error.message}`)
    return []
  }
}

/** Rows up to a page that cannot be read. */
function* readableRows(source: Database, table: string, lost: string[]): Generator<SqlRow> {
  try {
    yield* source.iterate(`SELECT * FROM ${quote(table)}`)
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error
    lost.push(`Rows of the table ${table} cannot be read.`)
  }
}

// Those that SQLite computes from others are left out: it refuses to be told them.
function columnsOf(database: Database, table: string): readonly string[] {
  return database.all('SELECT name FROM pragma_table_info(?)', [table]).map(({ name }) => String(name))
}

function insert(
  target: Database,
  table: string,
  { columns, row }: { readonly columns: readonly string[]; readonly row: SqlRow },
): void {
  const places = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO ${quote(table)} (${columns.map(quote).join(', ')}) VALUES (${places})`
  target.run(
    sql,
    columns.map((column) => row[column] ?? null),
  )
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
