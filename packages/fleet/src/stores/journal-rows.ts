import {
  parseJournalEvent,
  RunDamagedError,
  RunStoreError,
  type JournalRecord,
} from '@voyager-mc/voyager/journal'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import type { RunFence } from './run-fence.ts'

/** A run of a database. */
export interface RunPlace {
  readonly database: FleetDatabase
  readonly run: string
}

interface RecordWrite extends RunPlace {
  readonly record: JournalRecord
}

/** Adds a record inside a transaction that holds the fence. */
export async function appendRecord(
  query: Query,
  { database: { schema }, run, record, fence }: RecordWrite & { readonly fence: RunFence },
): Promise<void> {
  const { sequence, atMs, event } = record
  // A run that was saved from a damaged one begins with the state it had.
  const first = event.type === 'compaction' ? sequence : 0
  const rows = await query(
    `INSERT INTO ${schema}.journal (run, sequence, at_ms, event, attempt)
     SELECT $1, $2, $3, $4, $5
     WHERE coalesce((SELECT max(sequence) + 1 FROM ${schema}.journal WHERE run = $1), $6::integer) = $2
     RETURNING sequence`,
    [run, sequence, atMs, JSON.stringify(event), fence.attempt, first],
  )
  if (rows.length === 0)
    throw new RunStoreError(
      run,
      `Record ${sequence} does not follow the last one of ${run}; let one run at a time use it.`,
    )
}

/** Puts a record in the place of the one with its sequence, and of all before it, inside a transaction. */
export async function replaceRecords(
  query: Query,
  { database: { schema }, run, record: { sequence, atMs, event } }: RecordWrite,
): Promise<void> {
  const rows = await query(
    `UPDATE ${schema}.journal SET at_ms = $3, event = $4 WHERE run = $1 AND sequence = $2 RETURNING sequence`,
    [run, sequence, atMs, JSON.stringify(event)],
  )
  if (rows.length === 0)
    throw new RunStoreError(run, `${run} has no record ${sequence} to replace; append it first.`)
  await query(`DELETE FROM ${schema}.journal WHERE run = $1 AND sequence < $2`, [run, sequence])
}

// A page is small enough for the memory, and large enough that the way to the server does not count.
const pageRows = 256

/** Records in order, one page after the other. */
export async function* readRecords(
  { database: { query, schema }, run }: RunPlace,
  from = 0,
): AsyncGenerator<JournalRecord, void> {
  let next: number | undefined
  for (;;) {
    const rows = await query<JournalRow>(
      `SELECT sequence, at_ms, event FROM ${schema}.journal WHERE run = $1 AND sequence >= $2
       ORDER BY sequence LIMIT ${pageRows}`,
      [run, next ?? from],
    )
    if (rows.length === 0) return
    for (const row of rows) {
      yield parseRow(run, row, next)
      next = row.sequence + 1
    }
  }
}

/** One row as PostgreSQL gives it. */
interface JournalRow {
  readonly [column: string]: unknown
  readonly sequence: number
  readonly at_ms: number
  readonly event: string
}

function parseRow(
  run: string,
  { sequence, at_ms: atMs, event }: JournalRow,
  next: number | undefined,
): JournalRecord {
  if (next !== undefined && sequence !== next) throw new RunDamagedError(run, `record ${next} is missing`)
  try {
    return { sequence, atMs, event: parseJournalEvent(JSON.parse(event)) }
  } catch (cause) {
    throw new RunDamagedError(run, `record ${sequence} cannot be understood`, { cause })
  }
}
