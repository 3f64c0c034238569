import type { FleetDatabase } from '../database/fleet-database.ts'
import { RunTakenError } from '../errors/run-taken-error.ts'
import type { RunFence } from '../stores/run-fence.ts'
import type { FleetRunState, JsonValue } from './fleet-run.ts'
import { runChannel } from './run-rows.ts'

/** The part of a database that runs are noted in. */
type RunTable = Pick<FleetDatabase, 'query' | 'schema'>

/** Notes how far a run is; throws `RunTakenError` when somebody else has it. */
export async function noteProgress(
  database: RunTable,
  { fence, progress }: { readonly fence: RunFence; readonly progress: JsonValue },
): Promise<void> {
  await update(database, {
    fence,
    set: 'progress = $3, progress_at = now()',
    value: JSON.stringify(progress),
  })
}

/** Notes what came of a run, once; throws `RunTakenError` when somebody else has it. */
export async function noteResult(
  database: RunTable,
  { fence, result }: { readonly fence: RunFence; readonly result: JsonValue },
): Promise<void> {
  const set = `state = 'succeeded', finished_at = now(), error = NULL, result = $3`
  await update(database, { fence, set, value: JSON.stringify(result) })
}

/** Notes that a run failed: for good, or until it is tried again. */
export async function noteFailure(
  database: RunTable,
  {
    fence,
    error,
    state,
  }: {
    readonly fence: RunFence
    readonly error: string
    readonly state: Extract<FleetRunState, 'queued' | 'failed'>
  },
): Promise<void> {
  const end = state === 'failed' ? 'now()' : 'NULL'
  // PostgreSQL keeps no such character, and the words may be a server's.
  const value = error.replaceAll('\0', '')
  await update(database, { fence, set: `state = '${state}', finished_at = ${end}, error = $3`, value })
}

async function update(
  { query, schema }: RunTable,
  {
    fence: { run, attempt },
    set,
    value,
  }: { readonly fence: RunFence; readonly set: string; readonly value: string },
): Promise<void> {
  const rows = await query(
    `WITH changed AS (
       UPDATE ${schema}.run SET ${set} WHERE id = $1 AND attempt = $2 AND state = 'running' RETURNING id
     )
     SELECT pg_notify('${runChannel}', id) FROM changed`,
    [run, attempt, value],
  )
  if (rows.length === 0) throw new RunTakenError(run)
}
