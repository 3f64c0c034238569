import type { ClientConfig } from 'pg'
import { PgBoss, type Db } from 'pg-boss'
import { describePgError } from '../database/describe-pg-error.ts'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { steadyClock } from './steady-clock.ts'

/** Queue of runs that wait for a worker, and of those that were lost too often. */
export const runQueue = 'runs'
export const lostQueue = 'lost-runs'

/** Content of a job: the run, and the job's own number, by which a run knows its newest job. */
export interface RunJob {
  readonly run: string
  readonly ticket: string
}

export interface OpenBossOptions {
  readonly connectionString: string
  readonly ssl: ClientConfig['ssl']
  /** Makes the tables of the queue; needs the right to. */
  readonly migrate: boolean
  /** Whether this process watches for lost workers and listens for new jobs. */
  readonly supervise: boolean
  readonly onWarning: (text: string) => void
}

// A worker that falls silent is replaced after the heartbeat (10 s is the least that pg-boss takes), the next look of
// the monitor and the next poll: 20 s at most, where 30 are promised.
const heartbeatSeconds = 10
const lookSeconds = 5

/** Starts pg-boss on the fleet's database, in a schema of its own. */
export async function openBoss(
  { place, schemaName }: FleetDatabase,
  { connectionString, ssl, migrate, supervise, onWarning }: OpenBossOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    ...(ssl !== undefined && { ssl }),
    schema: `${schemaName}_queue`,
    application_name: 'voyager',
    max: 3,
    clock: steadyClock,
    migrate,
    createSchema: migrate,
    supervise,
    schedule: false,
    useListenNotify: supervise,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', (error) => onWarning(describePgError(error, place).message))
  boss.on('warning', ({ message }) => onWarning(message))
  try {
    await boss.start()
  } catch (error) {
    throw describePgError(error, place)
  }
  return boss
}

/** Makes the queues when they are absent. */
export async function makeQueues(boss: PgBoss): Promise<void> {
  const keptSeconds = 365 * 24 * 3600
  await boss.createQueue(lostQueue, { retentionSeconds: keptSeconds })
  await boss.createQueue(runQueue, {
    // A run is in the queue once, whoever submits it.
    policy: 'exclusive',
    heartbeatSeconds,
    expireInSeconds: 23 * 3600,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    retentionSeconds: keptSeconds,
    // What came of a run is in our own table.
    deleteAfterSeconds: 24 * 3600,
    notify: true,
    deadLetter: lostQueue,
  })
}

/** The transaction of a query as pg-boss takes it, so that a job and its row are written together. */
export function bossTransaction(query: Query): Db {
  return { executeSql: async (text, values) => ({ rows: [...(await query(text, values))] }) }
}
