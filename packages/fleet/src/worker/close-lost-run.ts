import type { FleetDatabase } from '../database/fleet-database.ts'
import { tellRuns } from '../queue/run-rows.ts'
import type { RunJob } from '../queue/open-boss.ts'

/** Notes that a run failed, because it was lost or failed more often than it may be tried again. */
export async function closeLostRun(
  { transaction, schema }: FleetDatabase,
  { run, ticket }: RunJob,
): Promise<void> {
  await transaction(async (query) => {
    await query(
      `UPDATE ${schema}.run SET state = 'failed', attempt = attempt + 1, finished_at = now(),
         error = coalesce(error, 'Its workers were lost, one after the other.')
       WHERE id = $1 AND job = $2 AND state IN ('queued', 'running')`,
      [run, ticket],
    )
    await tellRuns(query, [run])
  })
}
