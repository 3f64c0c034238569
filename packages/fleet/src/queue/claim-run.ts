import type { FleetDatabase } from '../database/fleet-database.ts'
import type { RunFence } from '../stores/run-fence.ts'
import { runQueue, type RunJob } from './open-boss.ts'
import { runChannel } from './run-rows.ts'
import { parseRunSpec, type RunSpec } from './run-spec.ts'

/** Priority of a run that has begun: when it loses its worker it goes before those that have not. */
export const begunPriority = 1_000_000

/** A job as a worker fetched it. */
export interface FetchedJob extends RunJob {
  /** Times that the job was fetched before. */
  readonly retry: number
  readonly worker: string
}

/** A run that a worker may write now, and nobody else. */
export interface ClaimedRun extends RunFence {
  readonly spec: RunSpec
}

/**
 * Takes the run of a job; undefined when the run has ended, or when the job was given to somebody else while this worker
 * was away.
 */
export async function claimRun(
  { query, schema, schemaName }: FleetDatabase,
  { run, ticket, retry, worker }: FetchedJob,
): Promise<ClaimedRun | undefined> {
  const [row] = await query<{ attempt: number; spec: string }>(
    `WITH taken AS (
       UPDATE ${schema}.run
       SET attempt = attempt + 1, job_retry = $3, worker = $4, state = 'running',
         started_at = coalesce(started_at, now())
       WHERE id = $1 AND job = $2 AND job_retry <= $3 AND state IN ('queued', 'running')
       RETURNING attempt, spec
     ), begun AS (
       UPDATE "${schemaName}_queue".job SET priority = greatest(priority, ${begunPriority})
       WHERE name = '${runQueue}' AND id = $2 AND EXISTS (SELECT 1 FROM taken)
     )
     SELECT attempt, spec, pg_notify('${runChannel}', $1) FROM taken`,
    [run, ticket, retry, worker],
  )
  return row && { run, attempt: row.attempt, spec: parseRunSpec(JSON.parse(row.spec)) }
}
