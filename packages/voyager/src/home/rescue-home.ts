import { existsSync, renameSync, rmSync } from 'node:fs'
import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import { openDatabase, type Database } from '@voyager-mc/core/sqlite'
import type { JournalRecord } from '../events/journal-record.ts'
import { collectHistory } from '../history/collect-history.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { checkDocument, documentNames } from '../stores/document-table.ts'
import { readHead, readRecords } from '../stores/journal-table.ts'
import { readSnapshots } from '../stores/snapshot-table.ts'
import type { RunSnapshot } from '../stores/run-snapshot.ts'
import { copyTables } from './copy-tables.ts'
import { homePath } from './home-path.ts'
import { openHome, type Home } from './open-home.ts'

/** Place that what is left is saved to; nothing may be there yet. */
export interface RescueHomeOptions {
  readonly target: string
}

/** Account of a rescue. */
export interface RescuedHome {
  /** Records in the new home. */
  readonly records: number
  /** Attempts in the state of the new home. */
  readonly attempts: number
  /** Sentences about what could not be saved; empty when everything could. */
  readonly lost: readonly string[]
}

/**
 * Saves what is whole of a damaged home into a new one. The journal is kept up to the damage, or from the last state
 * after it; nothing is guessed in between. Tables of other packages are copied row by row, for their packages to check.
 */
export async function rescueHome(run: string, { target }: RescueHomeOptions): Promise<RescuedHome> {
  const path = homePath(target)
  if (existsSync(path)) throw new InvalidArgumentError('target', target, 'name a place where no run is yet.')
  const database = openDatabase(homePath(run), { readOnly: true })
  try {
    return await inDraft(path, (home) => saveInto(home, database))
  } finally {
    database.close()
  }
}

// Files of a home beside its database; the one of the owner is made anew by the next.
const besides = ['-head', '-owner', '-wal', '-shm']

/** Fills a home under another name, which takes its place when it is whole, so that nobody takes half of it for a run. */
async function inDraft<Value>(path: string, fill: (home: Home) => Promise<Value>): Promise<Value> {
  const draft = `${path.replace(/\.db$/, '')}.rescuing.db`
  const remove = (names: readonly string[]): void => {
    for (const name of names) rmSync(`${draft}${name}`, { force: true })
  }
  remove(['', ...besides])
  try {
    const home = await openHome(draft)
    let value: Value
    try {
      value = await fill(home)
    } finally {
      await home.close()
    }
    renameSync(draft, path)
    renameSync(`${draft}-head`, `${path}-head`)
    return value
  } finally {
    remove(['', ...besides])
  }
}

async function saveInto(home: Home, database: Database): Promise<RescuedHome> {
  const lost: string[] = []
  const attempt = <Value>(work: () => Value): Value | undefined => {
    try {
      return work()
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error
      lost.push('detail' in error ? `${String(error.detail)}.` : error.message)
      return undefined
    }
  }
  const records = wholeRecords(database, attempt)
  for (const record of records) await home.runStore.append(record)
  const end = records.at(-1)?.sequence ?? -1
  const head = attempt(() => readHead(database).sequence) ?? end
  if (head > end) lost.push(`The records after ${end}, up to ${head}, are not in the new run.`)
  for (const name of attempt(() => documentNames(database)) ?? []) {
    const value = attempt(() => checkDocument(database, name))
    if (value !== undefined) await home.runStore.writeDocument(name, value)
  }
  lost.push(...copyTables(database, home.database))
  const { attempts } = await loadRunState(home.runStore)
  return { records: records.length, attempts, lost }
}

type Attempt = <Value>(work: () => Value) => Value | undefined

/** The longest part of the journal whose state is known: from its beginning, or from a state that was kept. */
function wholeRecords(database: Database, attempt: Attempt): readonly JournalRecord[] {
  const first = collectWhole(database, { from: 0, attempt })
  const end = first.at(-1)?.sequence ?? -1
  const snapshot = attempt(() => latestAfter(database, end))
  if (snapshot === undefined) return first
  const { sequence, version, state } = snapshot
  const collector = collectHistory()
  for (const record of first) collector.add(record)
  const event = { type: 'compaction', version, state, history: collector.history() } as const
  const begin = { sequence, atMs: state.lastAtMs ?? 0, event }
  return [begin, ...collectWhole(database, { from: sequence + 1, attempt })]
}

function collectWhole(
  database: Database,
  { from, attempt }: { readonly from: number; readonly attempt: Attempt },
): readonly JournalRecord[] {
  const whole: JournalRecord[] = []
  attempt(() => {
    for (const record of readRecords(database, { from })) whole.push(record)
  })
  return whole
}

function latestAfter(database: Database, end: number): RunSnapshot | undefined {
  for (const snapshot of readSnapshots(database)) return snapshot.sequence > end ? snapshot : undefined
  return undefined
}
