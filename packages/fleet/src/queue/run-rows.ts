import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { definedOf } from '@voyager-mc/core'
import type { FleetRun, FleetRunState } from './fleet-run.ts'

/** Columns of a run as PostgreSQL gives them. */
interface RunRow {
  readonly [column: string]: unknown
  readonly id: string
  readonly spec: string
  readonly state: FleetRunState
  readonly attempt: number
  readonly worker: string | null
  readonly submitted_at: Date
  readonly started_at: Date | null
  readonly finished_at: Date | null
  readonly progress: string | null
  readonly progress_at: Date | null
  readonly result: string | null
  readonly error: string | null
}

/** Which runs are wanted; absent is all. */
export interface RunFilter {
  readonly state?: FleetRunState
  /** One run by its name. */
  readonly name?: string
  /** Runs by their names. */
  readonly names?: readonly string[]
}

/** Reads runs in the order in which they were submitted. */
export async function readRuns(
  { query, schema }: Pick<FleetDatabase, 'query' | 'schema'>,
  { state, name, names }: RunFilter = {},
): Promise<readonly FleetRun[]> {
  const rows = await query<RunRow>(
    `SELECT * FROM ${schema}.run
     WHERE job IS NOT NULL AND ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR id = $2)
       AND ($3::text[] IS NULL OR id = ANY ($3))
     ORDER BY submitted_at, id`,
    [state ?? null, name ?? null, names ?? null],
  )
  return rows.map(toRun)
}

function toRun(row: RunRow): FleetRun {
  const json = (text: string | null): FleetRun['result'] => (text === null ? undefined : JSON.parse(text))
  return {
    name: row.id,
    spec: JSON.parse(row.spec),
    state: row.state,
    takes: row.attempt,
    submittedAt: row.submitted_at,
    ...definedOf({
      worker: row.worker ?? undefined,
      startedAt: row.started_at ?? undefined,
      finishedAt: row.finished_at ?? undefined,
      progress: json(row.progress),
      progressAt: row.progress_at ?? undefined,
      result: json(row.result),
      error: row.error ?? undefined,
    }),
  }
}

/** Tells everybody who listens that runs changed, once the transaction is committed. */
export async function tellRuns(query: Query, names: readonly string[]): Promise<void> {
  await query('SELECT pg_notify($1, name) FROM unnest($2::text[]) AS name', [runChannel, names])
}

/** Channel on which changes of runs are told; the payload is the run's name. */
export const runChannel = 'voyager_runs'
