import type { Database } from '@voyager-mc/core/sqlite'
import { RunDamagedError } from '../errors/run-damaged-error.ts'
import { checkDocuments, documentRevision } from '../stores/document-table.ts'
import { hashAt, readHead, type JournalHead } from '../stores/journal-table.ts'
import { sameBytes } from '../stores/same-bytes.ts'
import { readHeadWitness } from './head-witness.ts'

// All pages of a home of this size are looked through in a tenth of a second or so; a larger one is only looked
// through by `checkHome`.
const alwaysCheckedBytes = 32 * 1024 * 1024

/** Throws `RunDamagedError` when the home is not as its last owner left it. */
export function assertSound(database: Database, { acceptsLoss }: { readonly acceptsLoss: boolean }): void {
  const { path } = database
  const fault =
    (sizeOf(database) <= alwaysCheckedBytes ? pageFault(database) : undefined) ??
    headFault(database) ??
    noteFault(database)
  if (fault !== undefined) throw new RunDamagedError(path, fault)
  checkDocuments(database)
  const loss = acceptsLoss ? undefined : lossOf(database)
  if (loss !== undefined) throw new RunDamagedError(path, loss, { isLossOnly: true })
}

/** First fault that SQLite finds in its pages; undefined when there is none. */
export function pageFault(database: Database): string | undefined {
  const found = String(database.get('PRAGMA integrity_check(1)')?.['integrity_check'])
  return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ')
}

/** Difference of the end of the journal from what is noted beside it in the database. */
export function headFault(database: Database): string | undefined {
  const { sequence, hash } = readHead(database)
  const last = Number(database.get('SELECT max(sequence) AS last FROM journal')?.['last'] ?? -1)
  if (last !== sequence) return `the journal ends at record ${last} instead of ${sequence}`
  const found = hashAt(database, sequence)
  return found === undefined || sameBytes(found, hash)
    ? undefined
    : `record ${sequence} is not the one that was written last`
}

/** Difference of the journal from the record that was noted in the file beside the database. */
export function noteFault(database: Database): string | undefined {
  const noted = readHeadWitness(database.path)
  if (noted === undefined || isRecord(database, noted)) return undefined
  return `record ${noted.sequence} is not the one that was noted beside the database`
}

/** Records, or the change of a document, that were noted beside the database and are not in it. */
export function lossOf(database: Database): string | undefined {
  const noted = readHeadWitness(database.path)
  if (noted === undefined) return undefined
  const last = readHead(database).sequence
  if (noted.sequence > last) return `it lost the records from ${last + 1} to ${noted.sequence}`
  return noted.documents > documentRevision(database) ? 'it lost the last change of a document' : undefined
}

// A record that was compacted away cannot be compared any more.
function isRecord(database: Database, { sequence, hash }: JournalHead): boolean {
  const found = hashAt(database, sequence)
  return found === undefined || sameBytes(found, hash)
}

function sizeOf(database: Database): number {
  const pages = Number(database.get('PRAGMA page_count')?.['page_count'])
  return pages * Number(database.get('PRAGMA page_size')?.['page_size'])
}
