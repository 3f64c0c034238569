import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { bossTransaction, runQueue, type RunJob } from './open-boss.ts'
import { tellRuns } from './run-rows.ts'

/** Runs that shall wait for a worker, from anew or again. */
export interface SendRuns extends Pick<FleetDatabase, 'schema' | 'schemaName'> {
  readonly boss: PgBoss
  readonly runs: readonly string[]
  /** Runs of a higher number are taken first; 0 by default. */
  readonly priority?: number | undefined
  /** Times that a run is tried again; that of the queue by default. */
  readonly retries?: number | undefined
}

/** Puts runs into the queue inside a transaction, all in four statements; their earlier jobs are taken out of it. */
export async function sendRuns(
  query: Query,
  { boss, schema, schemaName, runs, priority = 0, retries }: SendRuns,
): Promise<void> {
  if (runs.length === 0) return
  const jobs = runs.map((run): RunJob => ({ run, ticket: randomUUID() }))
  await query(
    `UPDATE ${schema}.run SET state = 'queued', job = sent.ticket, job_retry = 0, finished_at = NULL
     FROM unnest($1::text[], $2::uuid[]) AS sent (name, ticket) WHERE id = sent.name`,
    [runs, jobs.map(({ ticket }) => ticket)],
  )
  // A run is in the queue once, so that one that waits there still would keep the new one out.
  await query(
    `DELETE FROM "${schemaName}_queue".job
     WHERE name = '${runQueue}' AND singleton_key = ANY ($1) AND state <= 'active'`,
    [runs],
  )
  await boss.insert(
    runQueue,
    jobs.map((data) => ({
      id: data.ticket,
      data,
      singletonKey: data.run,
      priority,
      ...(retries !== undefined && { retryLimit: retries }),
    })),
    { db: bossTransaction(query) },
  )
  await tellRuns(query, runs)
}
