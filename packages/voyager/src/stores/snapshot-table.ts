import { digest, type Database, type SqlRow } from '@voyager-mc/core/sqlite'
import * as z from 'zod'
import { RunDamagedError } from '../errors/run-damaged-error.ts'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { RunState } from '../state/run-state.ts'
import { hashAt } from './journal-table.ts'
import { sameBytes, toBytes } from './same-bytes.ts'
import type { RunSnapshot } from './run-snapshot.ts'

// The one before the last is for those who save a damaged run.
const keptSnapshots = 2

/** Removes snapshots of records that are gone. */
export function removeSnapshots(database: Database, { before }: { readonly before: number }): void {
  database.run('DELETE FROM snapshot WHERE sequence < ?', [before])
}

/** Keeps a snapshot inside a transaction, tied to the record it was taken at. */
export function writeSnapshot(database: Database, { sequence, version, state }: RunSnapshot): void {
  const text = JSON.stringify(state)
  const link = hashAt(database, sequence)
  if (link === undefined)
    throw new RunStoreError(
      database.path,
      `${database.path} has no record ${sequence} to keep a state of; append it first.`,
    )
  const hash = digest([sequence, version, text, link])
  database.run(
    'INSERT OR REPLACE INTO snapshot (sequence, version, state, link, hash) VALUES (?, ?, ?, ?, ?)',
    [sequence, version, text, link, hash],
  )
  database.run(
    'DELETE FROM snapshot WHERE sequence NOT IN (SELECT sequence FROM snapshot ORDER BY sequence DESC LIMIT ?)',
    [keptSnapshots],
  )
}

/** Snapshots, the latest first; one that is damaged, or not of this journal, throws when its turn comes. */
export function* readSnapshots(database: Database): Generator<RunSnapshot> {
  const rows = database.all(
    'SELECT sequence, version, state, link, hash FROM snapshot ORDER BY sequence DESC',
  )
  for (const row of rows) yield checkSnapshot(database, row)
}

function checkSnapshot(database: Database, row: SqlRow): RunSnapshot {
  const sequence = Number(row['sequence'])
  const version = Number(row['version'])
  const text = String(row['state'])
  const link = toBytes(row['link'])
  const isWhole = sameBytes(digest([sequence, version, text, link]), toBytes(row['hash']))
  if (!isWhole)
    throw new RunDamagedError(
      database.path,
      `the state kept at record ${sequence} does not match its checksum`,
    )
  const record = hashAt(database, sequence)
  if (record === undefined || !sameBytes(link, record))
    throw new RunDamagedError(database.path, `record ${sequence} is not the one whose state was kept`)
  return { sequence, version, state: parseRunState(JSON.parse(text)) }
}

const schema = z.looseObject({ attempts: z.number(), tasks: z.number(), completed: z.array(z.string()) })

function parseRunState(value: unknown): RunState {
  schema.parse(value)
  // Its checksum is right, so it is what `writeSnapshot` was given.
  return value as RunState
}
