import { DatabaseError, snapshot, transaction, type Database } from '@voyager-mc/core/sqlite'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { createKnownRows, type KnownRows } from './known-rows.ts'
import type { StoredSkills } from './skill-store.ts'
import { digestOf, isSame, readHead, readRows, writeHead, writeRow } from './skill-tables.ts'

/** Skills of a database as one process knows them: reads what is new, writes when nothing is, and tells damage. */
export interface SkillLedger {
  read(since: number): StoredSkills
  /** Gives the new revision; undefined when somebody else has saved since that revision, and nothing was written. */
  save(records: readonly SkillRecord[], revision: number): number | undefined
  /** True while somebody who took a save over has not done it yet. */
  isWaiting(): boolean
}

/**
 * Takes a write over, to do it in the transaction of something else; it may be done again after one that was taken back.
 * False asks for it to be done at once.
 */
export type CommitWith = (write: () => void) => boolean

/** Makes a ledger that knows nothing yet. */
export function createSkillLedger(
  database: Database,
  { commitWith = () => false }: { readonly commitWith?: CommitWith } = {},
): SkillLedger {
  const ledger: LedgerState = { database, known: createKnownRows(), revision: 0 }
  return {
    isWaiting: () => isWaiting(ledger),
    read(since) {
      if (isWaiting(ledger)) return { records: [], problems: [], revision: ledger.revision }
      const version = database.get('PRAGMA data_version')?.['data_version']
      const isUnchanged = since > 0 && since === ledger.revision && version === ledger.seenVersion
      if (isUnchanged) return { records: [], problems: [], revision: since }
      ledger.seenVersion = version
      return snapshot(database, () => readNow(ledger, since))
    },
    save(records, expected) {
      const { damage, revision } = ledger
      if (damage !== undefined) throw damagedError(database, damage)
      if (expected !== revision) return undefined
      if (!isWaiting(ledger) && readHead(database)?.revision !== revision) {
        ledger.seenVersion = undefined
        return undefined
      }
      let write: (() => void) | undefined
      if (!commitWith(() => write?.())) return saveNow(ledger, records)
      if (!isWaiting(ledger)) ledger.writtenRevision = revision
      write = planWrite(ledger, records)
      return ledger.revision
    },
  }
}

interface LedgerState {
  readonly database: Database
  readonly known: KnownRows
  revision: number
  /** SQLite's count of the writes of others, when the rows were looked at; absent when they have to be. */
  seenVersion?: unknown
  damage?: SkillNotice | undefined
  /** Revision in the database before the saves that somebody took over. */
  writtenRevision?: number | undefined
}

function readNow(ledger: LedgerState, since: number): StoredSkills {
  const { database, known } = ledger
  const head = readHead(database)
  // A transaction that was taken back, or another file in this place, leaves knowledge of what is not there.
  const isAnew = since === 0 || ledger.revision < since || (head?.revision ?? 0) < ledger.revision
  if (isAnew) {
    known.clear()
    ledger.damage = undefined
  }
  const found = collect(database, known, isAnew ? 0 : since)
  const isComplete =
    head !== undefined && head.count === known.count() && isSame(head.checksum, known.checksum())
  // Told once: what is damaged stays so.
  const isNews = ledger.damage === undefined
  ledger.damage ??= found.damage ?? (isComplete ? undefined : missingRows(database))
  ledger.revision = head?.revision ?? ledger.revision
  const told = isNews && ledger.damage !== undefined ? [ledger.damage] : []
  return {
    records: found.records,
    problems: [...new Set([...found.problems, ...told])],
    revision: ledger.revision,
  }
}

function isWaiting(ledger: LedgerState): boolean {
  const { writtenRevision, database } = ledger
  if (writtenRevision !== undefined && readHead(database)?.revision !== writtenRevision)
    ledger.writtenRevision = undefined
  return ledger.writtenRevision !== undefined
}

function saveNow(ledger: LedgerState, records: readonly SkillRecord[]): number | undefined {
  // Rows are known before they are written; when that fails, the next read looks at what is there.
  const version = ledger.seenVersion
  ledger.seenVersion = undefined
  const saved = transaction(ledger.database, () => {
    if (readHead(ledger.database)?.revision !== ledger.revision) return undefined
    planWrite(ledger, records)()
    return ledger.revision
  })
  if (saved !== undefined) ledger.seenVersion = version
  return saved
}

/** Puts records into what is known, and gives what writes them. */
function planWrite(ledger: LedgerState, records: readonly SkillRecord[]): () => void {
  const { database, known } = ledger
  ledger.revision += 1
  const { revision } = ledger
  const rows = records.map((record) => {
    const sequence = known.sequenceOf(record) ?? known.highest() + 1
    const row = { sequence, revision, record }
    known.put({ sequence, record, digest: digestOf(row) })
    return row
  })
  const head = { revision, count: known.count(), checksum: known.checksum() }
  return () => {
    if (readHead(database)?.revision !== revision - 1) {
      saveAnew(database, records)
      ledger.revision = 0
      return
    }
    for (const row of rows) writeRow(database, row)
    writeHead(database, head)
  }
}

/** Saves after somebody else has saved in between: what is there now counts, and is read again afterwards. */
function saveAnew(database: Database, records: readonly SkillRecord[]): void {
  const fresh = createSkillLedger(database)
  fresh.save(records, fresh.read(0).revision)
}

interface Collected {
  readonly records: readonly SkillRecord[]
  readonly problems: readonly SkillNotice[]
  readonly damage: SkillNotice | undefined
}

/** Reads rows into what is known; a page that cannot be read ends the reading, not the call. */
function collect(database: Database, known: KnownRows, since: number): Collected {
  const records: SkillRecord[] = []
  const problems: SkillNotice[] = []
  let damage: SkillNotice | undefined
  try {
    for (const { sequence, digest, content } of readRows(database, since)) {
      known.put({ sequence, digest, ...(content.status === 'parsed' && { record: content.record }) })
      if (content.status === 'parsed') records.push(content.record)
      else problems.push(content.problem)
      if (content.status === 'damaged') damage ??= content.problem
    }
  } catch (error) {
    if (!DatabaseError.isInstance(error) || error.problem !== 'damaged') throw error
    damage ??= { type: 'library-damaged', message: error.message }
  }
  return { records, problems, damage }
}

function missingRows({ path }: Database): SkillNotice {
  const message = `${path} holds other skills than it says it does, so some are missing; restore a copy of the file.`
  return { type: 'library-damaged', message }
}

function damagedError({ path }: Database, { message }: SkillNotice): SkillStoreError {
  return new SkillStoreError(
    path,
    `${path} is damaged and is not written to (${message.replace(/\.$/, '')}); save what is left with voyager skills export.`,
  )
}
