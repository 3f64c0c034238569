import type { PgBoss } from 'pg-boss'
import { readDatabaseTime } from '../database/database-time.ts'
import type { FleetDatabase } from '../database/fleet-database.ts'
import { UnknownRunError } from '../errors/unknown-run-error.ts'
import type { Fleet, Submission, SubmitOptions } from './fleet.ts'
import type { FleetRun } from './fleet-run.ts'
import { bossTransaction, runQueue } from './open-boss.ts'
import { readRuns, runChannel, tellRuns } from './run-rows.ts'
import { parseRunSpec, runNameOf, type RunSpec, type RunSpecInput } from './run-spec.ts'
import { sendRuns } from './send-runs.ts'
import { readDraining, writeDraining } from './setting-rows.ts'
import { readWorkers } from './worker-rows.ts'

/** Parts of a fleet; both are closed with it. */
export interface CreateFleetOptions {
  readonly database: FleetDatabase
  readonly boss: PgBoss
}

/** Makes the handle of a fleet whose tables are there. */
export function createFleet({ database, boss }: CreateFleetOptions): Fleet {
  const { schema, schemaName, transaction } = database
  return {
    database,
    submit: (specs, options) => submitRuns({ database, boss }, { specs, ...options }),
    runs: (filter) => readRuns(database, filter),
    workers: () => readWorkers(database),
    async cancel(run) {
      await transaction(async (query) => {
        // The higher number keeps the learner from writing before it hears of this.
        const [cancelled] = await query<{ job: string }>(
          `UPDATE ${schema}.run SET state = 'cancelled', attempt = attempt + 1, finished_at = now()
           WHERE id = $1 AND state IN ('queued', 'running') RETURNING job`,
          [run],
        )
        if (cancelled === undefined) return
        await boss.cancel(runQueue, cancelled.job, { db: bossTransaction(query) })
        await tellRuns(query, [run])
      })
      return oneRun(database, run)
    },
    async retry(run) {
      await transaction(async (query) => {
        const rows = await query(
          `SELECT 1 FROM ${schema}.run WHERE id = $1 AND state IN ('failed', 'cancelled') FOR UPDATE`,
          [run],
        )
        if (rows.length > 0) await sendRuns(query, { boss, schema, schemaName, runs: [run] })
      })
      return oneRun(database, run)
    },
    drain: (isDraining) => writeDraining(database, isDraining),
    isDraining: () => readDraining(database),
    now: async () => new Date(await readDatabaseTime(database.query)),
    watch: (onChange) => database.listen(runChannel, onChange),
    async close() {
      await boss.stop({ graceful: false })
      await database.close()
    },
  }
}

async function submitRuns(
  { database, boss }: CreateFleetOptions,
  { specs, priority, retries }: SubmitOptions & { readonly specs: readonly RunSpecInput[] },
): Promise<readonly Submission[]> {
  const parsed: readonly RunSpec[] = specs.map((spec) => parseRunSpec(spec))
  const { schema, schemaName } = database
  const specOf = new Map(parsed.map((spec) => [runNameOf(spec), spec]))
  const names = [...specOf.keys()]
  const added = await database.transaction(async (query) => {
    const rows = await query<{ id: string }>(
      `INSERT INTO ${schema}.run (id, spec, state)
       SELECT name, spec, 'queued' FROM unnest($1::text[], $2::text[]) AS given (name, spec)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [names, [...specOf.values()].map((spec) => JSON.stringify(spec))],
    )
    const fresh = new Set(rows.map(({ id }) => id))
    const runs = names.filter((name) => fresh.has(name))
    await sendRuns(query, { boss, schema, schemaName, runs, priority, retries })
    return fresh
  })
  const runs = new Map((await readRuns(database, { names })).map((run) => [run.name, run]))
  return parsed.map((spec) => {
    const name = runNameOf(spec)
    const run = runs.get(name)
    if (run === undefined) throw new UnknownRunError(name, [...runs.keys()])
    return { status: added.has(name) ? 'submitted' : 'known', run }
  })
}

async function oneRun(database: FleetDatabase, name: string): Promise<FleetRun> {
  const [run] = await readRuns(database, { name })
  if (run !== undefined) return run
  throw new UnknownRunError(
    name,
    (await readRuns(database)).map((other) => other.name),
  )
}
