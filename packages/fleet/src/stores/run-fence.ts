import { RunTakenError } from '../errors/run-taken-error.ts'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'

/** A run, and the number that the right to write it has; whoever takes the run next gets a higher one. */
export interface RunFence {
  readonly run: string
  readonly attempt: number
}

/** A run, and the right to write it where somebody has it already. */
interface HeldRun {
  readonly run: string
  readonly fence?: RunFence | undefined
}

/** Gives the right to write a run; one that is not given is taken at the first call, and again by the next one where that failed. */
export function holdRun(database: FleetDatabase, { run, fence }: HeldRun): () => Promise<RunFence> {
  let taking = fence && Promise.resolve(fence)
  return async () => {
    taking ??= takeRun(database, run)
    try {
      return await taking
    } catch (error) {
      taking = undefined
      throw error
    }
  }
}

/** Takes a run for writing, and makes it when nobody submitted it; whoever had it before cannot write any more. */
async function takeRun({ query, schema }: FleetDatabase, run: string): Promise<RunFence> {
  const [row] = await query<{ attempt: number }>(
    `INSERT INTO ${schema}.run (id, spec, state, attempt) VALUES ($1, '{}', 'running', 1)
     ON CONFLICT (id) DO UPDATE SET attempt = ${schema}.run.attempt + 1 RETURNING attempt`,
    [run],
  )
  return { run, attempt: row?.attempt ?? 1 }
}

/** Throws when somebody else has taken the run; inside a transaction nobody can take it before the end of it. */
export async function assertFence(query: Query, schema: string, { run, attempt }: RunFence): Promise<void> {
  const rows = await query(`SELECT 1 FROM ${schema}.run WHERE id = $1 AND attempt = $2 FOR UPDATE`, [
    run,
    attempt,
  ])
  if (rows.length === 0) throw new RunTakenError(run)
}
