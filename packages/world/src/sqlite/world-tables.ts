import type { KeptColumn } from '../columns/column-edits.ts'
import type { ColumnPlace } from '../columns/column-key.ts'
import type { JsonValue } from '../context/json-value.ts'
import { DamagedColumnError } from '../errors/damaged-column-error.ts'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { isDimension } from '../registry/dimension.ts'
import { rowSum } from './row-sum.ts'
import type { WorldDatabase, WorldSqlValue } from './world-database.ts'

/** Kinds of records beside the columns. */
export type RecordKind = 'meta' | 'total' | 'player' | 'mechanic'

/** A record as its row has it. */
export interface WorldRecord {
  readonly kind: string
  readonly name: string
  readonly data: JsonValue
  readonly sum: number
}

/** A column as its row has it. */
export interface StoredColumn extends KeptColumn {
  readonly bytes: Uint8Array
  readonly sum: number
}

const tables = `
  CREATE TABLE IF NOT EXISTS world_column (
    dimension TEXT NOT NULL, x INTEGER NOT NULL, z INTEGER NOT NULL, data BLOB NOT NULL, sum INTEGER NOT NULL,
    PRIMARY KEY (dimension, x, z)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS world_record (
    kind TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL, sum INTEGER NOT NULL,
    PRIMARY KEY (kind, name)
  ) STRICT, WITHOUT ROWID`

/** Makes the tables of a world where they are absent. */
export function makeWorldTables(database: WorldDatabase): void {
  database.exec(tables)
}

/** Writes a record, or removes it where the data is absent; returns by how much the rows and their sums change. */
export function writeRecord(
  database: WorldDatabase,
  { kind, name }: { readonly kind: RecordKind; readonly name: string },
  data: JsonValue | undefined,
): RowChange {
  const before = sumOf(database.get('SELECT sum FROM world_record WHERE kind = ? AND name = ?', [kind, name]))
  if (data === undefined) {
    database.run('DELETE FROM world_record WHERE kind = ? AND name = ?', [kind, name])
    return changeOf(before, undefined)
  }
  const text = JSON.stringify(data)
  const sum = rowSum(`${kind}/${name}`, text)
  database.run('INSERT OR REPLACE INTO world_record (kind, name, data, sum) VALUES (?, ?, ?, ?)', [
    kind,
    name,
    text,
    sum,
  ])
  return changeOf(before, sum)
}

/** Writes a column, or removes it where it has no bytes; returns by how much the rows and their sums change. */
export function writeColumn(database: WorldDatabase, column: KeptColumn): RowChange {
  const key = [column.dimension, column.chunkX, column.chunkZ]
  const where = 'WHERE dimension = ? AND x = ? AND z = ?'
  const before = sumOf(database.get(`SELECT sum FROM world_column ${where}`, key))
  if (!column.bytes) {
    database.run(`DELETE FROM world_column ${where}`, key)
    return changeOf(before, undefined)
  }
  const sum = columnSum(column, column.bytes)
  const row = [...key, column.bytes, sum]
  database.run('INSERT OR REPLACE INTO world_column (dimension, x, z, data, sum) VALUES (?, ?, ?, ?, ?)', row)
  return changeOf(before, sum)
}

/** Reads all records; throws `WorldStorageError` for one that is not what was written. */
export function readRecords(database: WorldDatabase): readonly WorldRecord[] {
  return database
    .all('SELECT kind, name, data, sum FROM world_record')
    .map((row) => readRecordRow(database, row))
}

/** Reads one record's data, absent when it has no row; throws `WorldStorageError`. */
export function readRecord(
  database: WorldDatabase,
  { kind, name }: { readonly kind: RecordKind; readonly name: string },
): JsonValue | undefined {
  const sql = 'SELECT kind, name, data, sum FROM world_record WHERE kind = ? AND name = ?'
  const row = database.get(sql, [kind, name])
  return row && readRecordRow(database, row).data
}

function readRecordRow(
  database: WorldDatabase,
  { kind, name, data, sum }: Readonly<Record<string, WorldSqlValue>>,
): WorldRecord {
  const [key, text] = [`${String(kind)}/${String(name)}`, String(data)]
  if (rowSum(key, text) !== sum) {
    throw new WorldStorageError(database.path, `has a damaged record '${key}'; restore it from a copy`)
  }
  // The sum stands for what was written, which was JSON.
  return { kind: String(kind), name: String(name), data: JSON.parse(text) as JsonValue, sum: Number(sum) }
}

/** Reads all columns; throws `DamagedColumnError` for one that is not what was written. */
export function readColumns(database: WorldDatabase): readonly StoredColumn[] {
  return database.all('SELECT dimension, x, z, data, sum FROM world_column').map(readColumnRow)
}

/** Reads one column, absent when it has no row; throws `DamagedColumnError`. */
export function readStoredColumn(database: WorldDatabase, place: ColumnPlace): StoredColumn | undefined {
  const row = database.get(
    'SELECT dimension, x, z, data, sum FROM world_column WHERE dimension = ? AND x = ? AND z = ?',
    [place.dimension, place.chunkX, place.chunkZ],
  )
  return row && readColumnRow(row)
}

/** Difference that writing a row makes to the number of rows and to the sum over their sums. */
export interface RowChange {
  readonly rows: number
  readonly sum: number
}

function changeOf(before: number | undefined, after: number | undefined): RowChange {
  const rows = Number(after !== undefined) - Number(before !== undefined)
  return { rows, sum: (before ?? 0) ^ (after ?? 0) }
}

const sumOf = (row: Readonly<Record<string, WorldSqlValue>> | undefined): number | undefined =>
  row && Number(row['sum'])

const columnSum = ({ dimension, chunkX, chunkZ }: ColumnPlace, bytes: Uint8Array): number =>
  rowSum(`${dimension}/${chunkX}/${chunkZ}`, bytes)

function readColumnRow(row: Readonly<Record<string, WorldSqlValue>>): StoredColumn {
  const { dimension, x, z, data, sum } = row
  const found = { dimension: String(dimension), chunkX: Number(x), chunkZ: Number(z) }
  if (!isDimension(found.dimension) || !(data instanceof Uint8Array)) throw new DamagedColumnError(found)
  const place = { ...found, dimension: found.dimension }
  if (columnSum(place, data) !== sum) throw new DamagedColumnError(place)
  return { ...place, bytes: data, sum: Number(sum) }
}
