import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { assertCount, systemClock, type Clock } from '@voyager-mc/core'
import type { PgBoss } from 'pg-boss'
import { assertMigrated } from '../database/migrate-fleet.ts'
import { openFleetDatabase, type OpenFleetDatabaseOptions } from '../database/open-fleet-database.ts'
import { openBoss } from '../queue/open-boss.ts'
import { removeWorker } from '../queue/worker-rows.ts'
import type { JobContext } from './conduct-job.ts'
import { createJobs } from './current-jobs.ts'
import { watchFleet } from './watch-fleet.ts'
import { silentLog, type WorkerLog } from './worker-log.ts'
import { createWorkerMetrics, type WorkerMetrics } from './worker-metrics.ts'

export interface StartWorkerOptions extends OpenFleetDatabaseOptions {
  /** URL of a module that exports `learn`, see `Learn`. */
  readonly learner: string | URL
  /** Runs at once, each in a process of its own; 1 by default. */
  readonly concurrency?: number
  /** Name that others see; made of host and process by default. */
  readonly name?: string
  /** Name of the skill library that the runs share; `shared` by default. */
  readonly library?: string
  /** Environment of the learners' processes; none by default, and what a model's key is in has to be named. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly log?: WorkerLog
  readonly clock?: Clock
}

/** A worker that takes runs from the queue. */
export interface FleetWorkerHandle {
  readonly name: string
  readonly metrics: WorkerMetrics
  /** Names of the runs it has now. */
  running(): readonly string[]
  /** Whether it reached the database within the last 15 seconds. */
  isWell(): boolean
  /** Gives its runs to others, which go on from the last step, and ends; within ten seconds. */
  stop(): Promise<void>
}

// A learner that gives no sign of life is ended; a game has its own thread, so that no step keeps it from giving one.
const silenceMs = 20_000
const stopMs = 8000

/** Starts a worker; throws `FleetDatabaseError` when the database cannot be used. */
export async function startWorker({
  learner,
  concurrency = 1,
  name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 4)}`,
  library = 'shared',
  env = {},
  log = silentLog,
  clock = systemClock,
  ...options
}: StartWorkerOptions): Promise<FleetWorkerHandle> {
  assertCount('concurrency', concurrency)
  const { connectionString, ssl } = options
  const database = await openFleetDatabase({ ...options, clock })
  const metrics = createWorkerMetrics()
  const jobs = createJobs()
  const warn = (text: string): void => log.warn({ worker: name }, text)
  let boss: PgBoss | undefined
  try {
    await assertMigrated(database)
    boss = await openBoss(database, {
      connectionString,
      ssl,
      migrate: false,
      supervise: true,
      onWarning: warn,
    })
  } catch (error) {
    await database.close()
    throw error
  }
  const context: JobContext = {
    database,
    boss,
    jobs,
    metrics,
    log,
    worker: name,
    learner: String(learner),
    address: { connectionString, ssl },
    library,
    limits: { clock, silenceMs, stopMs, env },
  }
  const watch = await watchFleet(context, concurrency)
  log.info({ worker: name, concurrency }, 'The worker takes runs.')
  return {
    name,
    metrics,
    running: jobs.names,
    isWell: watch.isWell,
    async stop() {
      await watch.end()
      await jobs.handOver()
      await boss.stop({ graceful: false })
      await removeWorker(database, name).catch(() => undefined)
      await database.close()
      log.info({ worker: name }, 'The worker has ended.')
    },
  }
}
