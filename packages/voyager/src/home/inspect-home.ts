import { AgentError } from '@voyager-mc/core'
import { DatabaseError, openDatabase, type Database } from '@voyager-mc/core/sqlite'
import { RunLayoutError } from '../errors/run-layout-error.ts'
import { checkDocument, checkDocuments, documentNames } from '../stores/document-table.ts'
import { readRecords } from '../stores/journal-table.ts'
import { readSnapshots } from '../stores/snapshot-table.ts'
import { headFault, lossOf, noteFault, pageFault } from './assert-sound.ts'
import { homePath } from './home-path.ts'

/** Check of the tables that another package keeps in a home; gives what is wrong with them, in words. */
export type CheckTables = (database: Database) => Iterable<string> | Promise<Iterable<string>>

/** Part of a home that was looked through. */
export interface HomePart {
  readonly name: string
  /** Faults in words; empty when the part is sound. */
  readonly faults: readonly string[]
}

/** Further parts of a home, by name. */
export interface InspectHomeOptions {
  readonly tables?: Readonly<Record<string, CheckTables>>
}

const ownParts: Readonly<Record<string, (database: Database) => Iterable<() => string | undefined>>> = {
  pages: (database) => [() => pageFault(database)],
  sequence: (database) => [() => headFault(database), () => noteFault(database), () => lossOf(database)],
  hashes: (database) => [
    () => readThrough(readRecords(database, {})),
    () => readThrough(readSnapshots(database)),
  ],
  documents: function* (database) {
    yield () => {
      checkDocuments(database)
      return undefined
    }
    for (const name of documentNames(database)) yield () => void checkDocument(database, name)
  },
}

/**
 * Looks through a whole home, part by part, and changes nothing. A place without a home, or one that cannot be read,
 * throws.
 */
export async function inspectHome(
  run: string,
  { tables = {} }: InspectHomeOptions = {},
): Promise<readonly HomePart[]> {
  let database: Database
  try {
    database = openDatabase(homePath(run), { readOnly: true })
  } catch (error) {
    if (!DatabaseError.isInstance(error) || !isDamage(error)) throw error
    return [{ name: 'pages', faults: [error.message] }]
  }
  try {
    if (isOfAnother(database))
      throw new RunLayoutError(database.path, 'a database of another program', 'choose another place')
    const parts: HomePart[] = []
    for (const [name, checks] of Object.entries(ownParts))
      parts.push({ name, faults: await collect(() => faultsOf(checks(database))) })
    for (const [name, check] of Object.entries(tables))
      parts.push({ name, faults: await collect(() => check(database)) })
    return parts
  } finally {
    database.close()
  }
}

function isDamage({ problem }: DatabaseError): boolean {
  return problem === 'damaged' || problem === 'not-a-database'
}

// What cannot be read is damaged, and an empty database may be a home that something emptied.
function isOfAnother(database: Database): boolean {
  try {
    const tables = database.all("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return tables.length > 0 && !tables.some(({ name }) => name === 'journal')
  } catch (error) {
    if (!DatabaseError.isInstance(error)) throw error
    return false
  }
}

async function collect(check: () => ReturnType<CheckTables>): Promise<readonly string[]> {
  try {
    return [...new Set(await check())]
  } catch (error) {
    return [inWords(error)]
  }
}

// One check that fails does not hide what the next one finds.
function faultsOf(checks: Iterable<() => string | undefined>): readonly string[] {
  const faults: string[] = []
  for (const check of checks) {
    try {
      const fault = check()
      if (fault !== undefined) faults.push(fault)
    } catch (error) {
      faults.push(inWords(error))
    }
  }
  return faults
}

function inWords(error: unknown): string {
  if (!AgentError.isInstance(error)) throw error
  return 'detail' in error ? String(error.detail) : error.message
}

function readThrough(rows: Iterable<unknown>): undefined {
  for (const _row of rows);
  return undefined
}
