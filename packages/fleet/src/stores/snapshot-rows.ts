import { RunStoreError, type RunSnapshot, type RunState } from '@voyager-mc/voyager/journal'
import type { Query } from '../database/fleet-database.ts'
import type { RunPlace } from './journal-rows.ts'

/** Keeps the state at a record, in the place of an earlier one, inside a transaction. */
export async function writeSnapshot(
  query: Query,
  {
    database: { schema },
    run,
    snapshot: { sequence, version, state },
  }: RunPlace & { readonly snapshot: RunSnapshot },
): Promise<void> {
  const rows = await query(
    `INSERT INTO ${schema}.snapshot (run, sequence, version, state)
     SELECT run, sequence, $3, $4 FROM ${schema}.journal WHERE run = $1 AND sequence = $2
     ON CONFLICT (run, sequence) DO UPDATE SET version = excluded.version, state = excluded.state
     RETURNING sequence`,
    [run, sequence, version, JSON.stringify(state)],
  )
  if (rows.length === 0)
    throw new RunStoreError(run, `${run} has no record ${sequence} to keep a state of; append it first.`)
  await removeSnapshots(query, { database: { schema }, run, before: sequence })
}

/** Removes states of records that are gone. */
export async function removeSnapshots(
  query: Query,
  {
    database: { schema },
    run,
    before,
  }: { readonly database: { readonly schema: string }; readonly run: string; readonly before: number },
): Promise<void> {
  await query(`DELETE FROM ${schema}.snapshot WHERE run = $1 AND sequence < $2`, [run, before])
}

/** The state that was kept last; undefined when there is none. */
export async function readSnapshot({
  database: { query, schema },
  run,
}: RunPlace): Promise<RunSnapshot | undefined> {
  const [row] = await query<{ sequence: number; version: number; state: string }>(
    `SELECT sequence, version, state FROM ${schema}.snapshot WHERE run = $1 ORDER BY sequence DESC LIMIT 1`,
    [run],
  )
  if (row === undefined) return undefined
  // It is what `writeSnapshot` was given.
  const state = JSON.parse(row.state) as RunState
  return { sequence: row.sequence, version: row.version, state }
}
