import { digest, type Database, type SqlRow } from '@voyager-mc/core/sqlite'
import { RunDamagedError } from '../errors/run-damaged-error.ts'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { parseJournalEvent } from './parse-journal-event.ts'
import { sameBytes, toBytes } from './same-bytes.ts'

// Each row has the checksum of its own content, and one that goes on from the row before it, so that neither a record
// nor its place can change without notice. A compaction takes the place, and the second checksum, of what it stands for.

/** Last record of a journal. */
export interface JournalHead {
  /** -1 for a journal without records. */
  readonly sequence: number
  /** Contains the checksums of all records. */
  readonly hash: Uint8Array
}

const noRecord: JournalHead = { sequence: -1, hash: new Uint8Array() }

/** Last record, as it was noted beside the journal. */
export function readHead(database: Database): JournalHead {
  const row = database.get('SELECT sequence, hash FROM journal_head')
  return row === undefined ? noRecord : { sequence: Number(row['sequence']), hash: toBytes(row['hash']) }
}

/** Adds a record inside a transaction. */
export function appendRecord(database: Database, record: JournalRecord): JournalHead {
  const head = readHead(database)
  const { sequence } = record
  // A run that was saved from a damaged one begins with the state it had.
  const isBeginning = head.sequence === -1 && record.event.type === 'compaction'
  if (sequence !== head.sequence + 1 && !isBeginning) {
    const detail = `Record ${sequence} does not follow record ${head.sequence} of ${database.path}`
    throw new RunStoreError(database.path, `${detail}; let one run at a time use it.`)
  }
  const { atMs, event, content } = toColumns(record)
  const hash = digest([head.hash, content])
  database.run('INSERT INTO journal (sequence, at_ms, event, content, hash) VALUES (?, ?, ?, ?, ?)', [
    sequence,
    atMs,
    event,
    content,
    hash,
  ])
  database.run('INSERT OR REPLACE INTO journal_head (id, sequence, hash) VALUES (1, ?, ?)', [sequence, hash])
  return { sequence, hash }
}

/** Puts a record in the place of the one with its sequence, and of all before it, inside a transaction. */
export function replaceRecords(database: Database, record: JournalRecord): void {
  const { sequence } = record
  const { atMs, event, content } = toColumns(record)
  const changed = database.run('UPDATE journal SET at_ms = ?, event = ?, content = ? WHERE sequence = ?', [
    atMs,
    event,
    content,
    sequence,
  ])
  if (changed === 0)
    throw new RunStoreError(
      database.path,
      `${database.path} has no record ${sequence} to replace; append it first.`,
    )
  database.run('DELETE FROM journal WHERE sequence < ?', [sequence])
}

/** Checksum at a record; undefined when there is no such record. */
export function hashAt(database: Database, sequence: number): Uint8Array | undefined {
  const row = database.get('SELECT hash FROM journal WHERE sequence = ?', [sequence])
  return row && toBytes(row['hash'])
}

/** Records one after another, each checked against the one before it. */
export function* readRecords(
  database: Database,
  { from }: { readonly from?: number | undefined },
): Generator<JournalRecord> {
  let place = placeOf(database, from)
  for (;;) {
    // In parts, so that a long read neither fills the memory nor holds up a writer's log.
    const rows = database.all(
      'SELECT sequence, at_ms, event, content, hash FROM journal WHERE sequence >= ? ORDER BY sequence LIMIT 256',
      [place.next],
    )
    for (const row of rows) {
      yield checkRow(database, { ...place, row })
      place = { next: place.next + 1, previous: toBytes(row['hash']) }
    }
    if (rows.length === 0 && isEnd(database, place)) return
  }
}

/** The record that is read next, and the checksum that it follows. */
interface Place {
  readonly next: number
  /** Checksum at the record before; absent before the oldest one. */
  readonly previous?: Uint8Array
}

function placeOf(database: Database, from = 0): Place {
  const oldest = database.get('SELECT sequence, event FROM journal ORDER BY sequence LIMIT 1')
  const first = Number(oldest?.['sequence'] ?? 0)
  if (first > 0 && !String(oldest?.['event']).startsWith('{"type":"compaction"'))
    throw new RunDamagedError(database.path, `the records before ${first} are missing`)
  if (from <= first) return first === 0 ? { next: 0, previous: noRecord.hash } : { next: first }
  const head = readHead(database)
  if (head.sequence < from - 1) return { next: head.sequence + 1, previous: head.hash }
  const previous = hashAt(database, from - 1)
  if (previous === undefined) throw new RunDamagedError(database.path, `record ${from - 1} is missing`)
  return { next: from, previous }
}

function checkRow(
  database: Database,
  { row, next, previous }: Place & { readonly row: SqlRow },
): JournalRecord {
  if (row['sequence'] !== next) throw new RunDamagedError(database.path, `record ${next} is missing`)
  const atMs = Number(row['at_ms'])
  const event = String(row['event'])
  const content = digest([next, atMs, event])
  const isInPlace = previous === undefined || sameBytes(digest([previous, content]), toBytes(row['hash']))
  const isCompaction = event.startsWith('{"type":"compaction"')
  if (!sameBytes(content, toBytes(row['content'])) || !(isInPlace || isCompaction))
    throw new RunDamagedError(database.path, `record ${next} does not match its checksum`)
  try {
    return { sequence: next, atMs, event: parseJournalEvent(JSON.parse(event)) }
  } catch (cause) {
    throw new RunDamagedError(database.path, `record ${next} cannot be understood`, { cause })
  }
}

function isEnd(database: Database, { next, previous }: Place): boolean {
  const head = readHead(database)
  if (next === head.sequence + 1 && (previous === undefined || sameBytes(previous, head.hash))) return true
  // A writer may have gone on since the rows were read.
  if (next <= head.sequence && hashAt(database, next) !== undefined) return false
  throw new RunDamagedError(
    database.path,
    `the journal ends at record ${next - 1} instead of ${head.sequence}`,
  )
}

interface Columns {
  readonly atMs: number
  readonly event: string
  readonly content: Uint8Array
}

function toColumns({ sequence, atMs, event }: JournalRecord): Columns {
  const text = JSON.stringify(event)
  return { atMs, event: text, content: digest([sequence, atMs, text]) }
}
