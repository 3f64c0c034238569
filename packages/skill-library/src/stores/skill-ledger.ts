import { DatabaseError, snapshot, transaction, type Database } from '@voyager-mc/core/sqlite'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { createKnownRows, type KnownRows } from './known-rows.ts'
import type { StoredSkills } from './skill-store.ts'
import { isSame, readHead, readRows, writeHead, writeRow } from './skill-tables.ts'

/** Skills of a database as one process knows them: reads what is new, writes when nothing is, and tells damage. */
export interface SkillLedger {
  read(since: number): StoredSkills
  /** Gives the new revision; undefined when somebody else has saved since that revision, and nothing was written. */
  save(records: readonly SkillRecord[], revision: number): number | undefined
}

/** Makes a ledger that knows nothing yet. */
export function createSkillLedger(database: Database): SkillLedger {
  const known = createKnownRows()
  let revision = 0
  let seenVersion: unknown
  let damage: SkillNotice | undefined

  const readNow = (since: number): StoredSkills => {
    const head = readHead(database)
    // A transaction that was taken back, or another file in this place, leaves knowledge of what is not there.
    const isAnew = since === 0 || revision < since || (head?.revision ?? 0) < revision
    if (isAnew) {
      known.clear()
      damage = undefined
    }
    const found = collect(database, known, isAnew ? 0 : since)
    const isComplete =
      head !== undefined && head.count === known.count() && isSame(head.checksum, known.checksum())
    // Told once: what is damaged stays so.
    const isNews = damage === undefined
    damage ??= found.damage ?? (isComplete ? undefined : missingRows(database))
    revision = head?.revision ?? revision
    const told = isNews && damage !== undefined ? [damage] : []
    return { records: found.records, problems: [...new Set([...found.problems, ...told])], revision }
  }
  const write = (records: readonly SkillRecord[]): number => {
    revision += 1
    for (const record of records) {
      const sequence = known.sequenceOf(record) ?? known.highest() + 1
      known.put({ sequence, record, digest: writeRow(database, { sequence, revision, record }) })
    }
    writeHead(database, { revision, count: known.count(), checksum: known.checksum() })
    return revision
  }
  return {
    read(since) {
      const version = database.get('PRAGMA data_version')?.['data_version']
      const isUnchanged = since > 0 && since === revision && version === seenVersion
      if (isUnchanged) return { records: [], problems: [], revision }
      seenVersion = version
      return snapshot(database, () => readNow(since))
    },
    save(records, expected) {
      if (damage !== undefined) throw damagedError(database, damage)
      if (expected !== revision) return undefined
      // Rows are known before they are written; when that fails, the next read looks at what is there.
      const version = seenVersion
      seenVersion = undefined
      const saved = transaction(database, () =>
        readHead(database)?.revision === revision ? write(records) : undefined,
      )
      if (saved !== undefined) seenVersion = version
      return saved
    },
  }
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
