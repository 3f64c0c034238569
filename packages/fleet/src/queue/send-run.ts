import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Query } from '../database/fleet-database.ts'
import { bossTransaction, runQueue } from './open-boss.ts'
import { tellRun } from './run-rows.ts'

/** A run that shall wait for a worker, from anew or again. */
export interface SendRun {
  readonly boss: PgBoss
  readonly schema: string
  readonly run: string
  /** Runs of a higher number are taken first; 0 by default. */
  readonly priority?: number | undefined
  /** Times that the run is tried again; that of the queue by default. */
  readonly retries?: number | undefined
}

/** Puts a run into the queue inside a transaction; its earlier jobs count no more. */
export async function sendRun(
  query: Query,
  { boss, schema, run, priority = 0, retries }: SendRun,
): Promise<void> {
  const ticket = randomUUID()
  await query(
    `UPDATE ${schema}.run SET state = 'queued', job = $2, job_retry = 0, finished_at = NULL WHERE id = $1`,
    [run, ticket],
  )
  await boss.send(
    runQueue,
    { run, ticket },
    {
      id: ticket,
      singletonKey: run,
      priority,
      ...(retries !== undefined && { retryLimit: retries }),
      db: bossTransaction(query),
    },
  )
  await tellRun(query, run)
}
