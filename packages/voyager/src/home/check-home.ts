import { AgentError } from '@voyager-mc/core'
import { openDatabase, type Database } from '@voyager-mc/core/sqlite'
import { checkDocument, checkDocuments, documentNames } from '../stores/document-table.ts'
import { readRecords } from '../stores/journal-table.ts'
import { readSnapshots } from '../stores/snapshot-table.ts'
import { headFault, lossOf, noteFault, pageFault } from './assert-sound.ts'
import { homePath } from './home-path.ts'

/** Check of the tables that another package keeps in a home; gives what is wrong with them, in words. */
export type CheckTables = (database: Database) => Iterable<string>

/** Further tables of a home. */
export interface CheckHomeOptions {
  readonly tables?: readonly CheckTables[]
}

/** Looks through a whole home and says in words what is damaged or lost; changes nothing, and is empty when all is well. */
export async function checkHome(
  run: string,
  { tables = [] }: CheckHomeOptions = {},
): Promise<readonly string[]> {
  const path = homePath(run)
  const findings: string[] = []
  const note = (check: () => string | undefined): void => {
    try {
      const found = check()
      if (found !== undefined) findings.push(found)
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error
      findings.push('detail' in error ? String(error.detail) : error.message)
    }
  }
  let database: Database | undefined
  note(() => {
    database = openDatabase(path, { readOnly: true })
    return undefined
  })
  if (database === undefined) return findings
  const opened = database
  for (const check of [pageFault, headFault, noteFault, lossOf]) note(() => check(opened))
  note(() => readThrough(readRecords(opened, {})))
  note(() => readThrough(readSnapshots(opened)))
  note(() => {
    checkDocuments(opened)
    return undefined
  })
  note(() => {
    for (const name of documentNames(opened)) note(() => void checkDocument(opened, name))
    return undefined
  })
  for (const check of tables) {
    note(() => {
      findings.push(...check(opened))
      return undefined
    })
  }
  opened.close()
  return [...new Set(findings)]
}

function readThrough(rows: Iterable<unknown>): undefined {
  for (const _row of rows);
  return undefined
}
