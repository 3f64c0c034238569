import type { FleetDatabase } from '../database/fleet-database.ts'
import { warningsOf, type FleetWarning, type WorkerTrouble } from './fleet-warning.ts'

/** A worker of a fleet, as anybody can see it. */
export interface FleetWorker {
  readonly name: string
  readonly host: string
  readonly processId: number
  /** Most runs at once, and those it has now. */
  readonly concurrency: number
  readonly running: number
  readonly startedAt: Date
  readonly seenAt: Date
  /** False when it gave no sign of life for 15 seconds, by the database's clock. */
  readonly isAlive: boolean
  /** Trouble that loses nothing, each with its remedy. */
  readonly warnings: readonly FleetWarning[]
}

/** Sign of life of a worker. */
export interface WorkerSign extends WorkerTrouble {
  readonly host: string
  readonly processId: number
  readonly concurrency: number
  readonly running: number
}

interface WorkerRow {
  readonly [column: string]: unknown
  readonly name: string
  readonly host: string
  readonly process_id: number
  readonly concurrency: number
  readonly running: number
  readonly started_at: Date
  readonly seen_at: Date
  readonly is_alive: boolean
  readonly skew_ms: number
  readonly is_deaf: boolean
}

/** Reads the workers that were seen within the last day, the oldest first. */
export async function readWorkers({ query, schema }: FleetDatabase): Promise<readonly FleetWorker[]> {
  const rows = await query<WorkerRow>(
    `SELECT *, seen_at > now() - interval '15 seconds' AS is_alive FROM ${schema}.worker
     WHERE seen_at > now() - interval '1 day' ORDER BY started_at, name`,
  )
  return rows.map((row) => ({
    name: row.name,
    host: row.host,
    processId: row.process_id,
    concurrency: row.concurrency,
    running: row.running,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    isAlive: row.is_alive,
    warnings: warningsOf({ name: row.name, skewMs: row.skew_ms, isDeaf: row.is_deaf }),
  }))
}

/** Gives a sign of life. */
export async function signWorker(
  { query, schema }: FleetDatabase,
  { name, host, processId, concurrency, running, skewMs, isDeaf }: WorkerSign,
): Promise<void> {
  await query(
    `INSERT INTO ${schema}.worker VALUES ($1, $2, $3, $4, $5, now(), now(), $6, $7)
     ON CONFLICT (name) DO UPDATE SET running = excluded.running, seen_at = now(), skew_ms = excluded.skew_ms,
       is_deaf = excluded.is_deaf`,
    [name, host, processId, concurrency, running, skewMs, isDeaf],
  )
}

/** Takes a worker's name out, at its proper end. */
export async function removeWorker({ query, schema }: FleetDatabase, name: string): Promise<void> {
  await query(`DELETE FROM ${schema}.worker WHERE name = $1`, [name])
}
