import { digest, type Database, type SqlRow, type SqlValue } from '@voyager-mc/core/sqlite'
import type { SkillNotice } from '../record/skill-notice.ts'
import { parseSkillRecord } from '../record/parse-skill-record.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Name of the tables' schema in a database that others share. */
export const skillComponent = 'skills'

/**
 * Schema of the tables. `record` is the truth of a version, `name` and `version` are there to read. The one row of
 * `skill_library` says how many versions there are and what their digests add up to, so that none can go missing unseen.
 */
export const skillMigrations: readonly string[] = [
  `CREATE TABLE skill (
     sequence INTEGER PRIMARY KEY,
     revision INTEGER NOT NULL,
     record TEXT NOT NULL,
     digest BLOB NOT NULL,
     name TEXT GENERATED ALWAYS AS (record ->> '$.name') VIRTUAL,
     version INTEGER GENERATED ALWAYS AS (record ->> '$.version') VIRTUAL
   ) STRICT;
   CREATE INDEX skill_revision ON skill (revision);
   CREATE TABLE skill_library (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     revision INTEGER NOT NULL,
     count INTEGER NOT NULL,
     checksum BLOB NOT NULL,
     digest BLOB NOT NULL
   ) STRICT;
   CREATE TABLE skill_vector (
     key BLOB PRIMARY KEY,
     vector BLOB NOT NULL,
     digest BLOB NOT NULL
   ) WITHOUT ROWID, STRICT;`,
  // Vectors that are written together lie together, so that a large library reads its pages once when it opens.
  `ALTER TABLE skill_vector RENAME TO skill_vector_by_key;
   CREATE TABLE skill_vector (
     key BLOB PRIMARY KEY NOT NULL,
     vector BLOB NOT NULL,
     digest BLOB NOT NULL
   ) STRICT;
   INSERT INTO skill_vector SELECT key, vector, digest FROM skill_vector_by_key;
   DROP TABLE skill_vector_by_key;`,
  `CREATE TABLE experience (
     key TEXT PRIMARY KEY,
     record TEXT NOT NULL,
     digest BLOB NOT NULL,
     way TEXT GENERATED ALWAYS AS (record ->> '$.way') VIRTUAL,
     item TEXT GENERATED ALWAYS AS (record ->> '$.item') VIRTUAL
   ) STRICT;`,
]

/** State of the whole library, kept beside its rows. */
export interface LibraryHead {
  readonly revision: number
  /** Count of rows. */
  readonly count: number
  /** Digests of all rows, added up without carry. */
  readonly checksum: Uint8Array
}

/** One row of the table of skills. */
export interface SkillRow {
  readonly sequence: number
  readonly digest: Uint8Array
  readonly content: SkillRowContent
}

/** Record of a row, or why there is none: the row is not what was written, or it was never a record. */
export type SkillRowContent =
  | { readonly status: 'parsed'; readonly record: SkillRecord }
  | { readonly status: 'damaged' | 'refused'; readonly problem: SkillNotice }

/** Reads the head; undefined when it is damaged. A library that nothing was saved to has an empty one. */
export function readHead(database: Database): LibraryHead | undefined {
  const row = database.get('SELECT revision, count, checksum, digest FROM skill_library WHERE id = 1')
  if (row === undefined) return { revision: 0, count: 0, checksum: new Uint8Array(16) }
  const { revision, count, checksum } = row
  if (!isSame(row['digest'], digest([revision ?? null, count ?? null, checksum ?? null]))) return undefined
  if (!(checksum instanceof Uint8Array)) return undefined
  return { revision: Number(revision), count: Number(count), checksum }
}

/** Writes the head. */
export function writeHead(database: Database, { revision, count, checksum }: LibraryHead): void {
  database.run('INSERT OR REPLACE INTO skill_library VALUES (1, ?, ?, ?, ?)', [
    revision,
    count,
    checksum,
    digest([revision, count, checksum]),
  ])
}

/** Rows saved after a revision, in the order of their first save. */
export function* readRows(database: Database, since: number): Iterable<SkillRow> {
  // All of them are read without the index, which may be damaged where the rows are not.
  const rows =
    since === 0
      ? database.iterate('SELECT sequence, revision, record, digest FROM skill ORDER BY sequence')
      : database.iterate(
          'SELECT sequence, revision, record, digest FROM skill WHERE revision > ? ORDER BY sequence',
          [since],
        )
  for (const row of rows) yield parseRow(row, database.path)
}

/** A row that is to be written. */
export interface PlannedSkillRow {
  readonly sequence: number
  readonly revision: number
  readonly record: SkillRecord
}

/** Digest that a row will have. */
export function digestOf({ sequence, revision, record }: PlannedSkillRow): Uint8Array {
  return digest([sequence, revision, JSON.stringify(record)])
}

/** Writes a row in the place of the one with its sequence, or anew. */
export function writeRow(database: Database, row: PlannedSkillRow): void {
  database.run('INSERT OR REPLACE INTO skill (sequence, revision, record, digest) VALUES (?, ?, ?, ?)', [
    row.sequence,
    row.revision,
    JSON.stringify(row.record),
    digestOf(row),
  ])
}

/** True for two byte strings of the same content. */
export function isSame(a: SqlValue | undefined, b: Uint8Array): boolean {
  return a instanceof Uint8Array && Buffer.compare(a, b) === 0
}

function parseRow(row: SqlRow, path: string): SkillRow {
  const { sequence = null, revision = null, record = null } = row
  const check = digest([sequence, revision, record])
  const isWhole = isSame(row['digest'], check)
  const content = isWhole ? parseRecord(String(record)) : 'it is not what was written'
  const place = { sequence: Number(sequence), digest: check }
  if (typeof content !== 'string') return { ...place, content: { status: 'parsed', record: content } }
  const message = `Skill ${String(sequence)} of ${path} is left out: ${content}.`
  return isWhole
    ? { ...place, content: { status: 'refused', problem: { type: 'record-refused', message } } }
    : { ...place, content: { status: 'damaged', problem: { type: 'record-damaged', message } } }
}

/** The record, or the reason it is none. */
function parseRecord(text: string): SkillRecord | string {
  const parsed = parseSkillRecord(text)
  return parsed.status === 'parsed' ? parsed.record : parsed.reason
}
