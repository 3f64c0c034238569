import { keyOfWay, type WayRecord } from '@voyager-mc/core'
import { digest, transaction, type Database, type SqlRow } from '@voyager-mc/core/sqlite'
import { mergeExperience, parseExperience } from '../record/experience.ts'
import { isSame } from './skill-tables.ts'

/** Reads all experience; a row that is not as it was written is left out, because it is soon made again. */
export function readExperience(database: Database): readonly WayRecord[] {
  return database.all('SELECT key, record, digest FROM experience ORDER BY key').flatMap(parseRow)
}

/** Writes experience, and takes out what is too much. */
export function writeExperience(database: Database, records: readonly WayRecord[]): void {
  transaction(database, () => {
    const known = readExperience(database)
    const saved = parseExperience(records)
    const kept = new Set(mergeExperience(known, saved))
    for (const record of known) {
      if (!kept.has(record)) database.run('DELETE FROM experience WHERE key = ?', [keyOfWay(record)])
    }
    for (const record of saved) if (kept.has(record)) writeRow(database, record)
  })
}

function writeRow(database: Database, record: WayRecord): void {
  const key = keyOfWay(record)
  const text = JSON.stringify(record)
  database.run('INSERT OR REPLACE INTO experience (key, record, digest) VALUES (?, ?, ?)', [
    key,
    text,
    digest([key, text]),
  ])
}

function parseRow({ key = null, record = null, digest: kept }: SqlRow): readonly WayRecord[] {
  return isSame(kept, digest([key, record])) ? parseExperience([JSON.parse(String(record))]) : []
}
