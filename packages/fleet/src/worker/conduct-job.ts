import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { FleetDatabase } from '../database/fleet-database.ts'
import { RunTakenError } from '../errors/run-taken-error.ts'
import type { LearnerTask } from '../learner/learner-message.ts'
import { startLearner, type LearnerEnd, type StartLearnerOptions } from '../learner/start-learner.ts'
import { begunPriority, claimRun, type ClaimedRun } from '../queue/claim-run.ts'
import { bossTransaction, runQueue, type RunJob } from '../queue/open-boss.ts'
import { sendRuns } from '../queue/send-runs.ts'
import { noteFailure, noteProgress, noteResult } from '../queue/settle-run.ts'
import type { CurrentJobs, StopReason } from './current-jobs.ts'
import { rememberFor } from './remember-for.ts'
import type { WorkerLog } from './worker-log.ts'
import type { WorkerMetrics } from './worker-metrics.ts'

/** Everything that a job is conducted with. */
export interface JobContext {
  readonly database: FleetDatabase
  readonly boss: PgBoss
  readonly jobs: CurrentJobs
  readonly metrics: WorkerMetrics
  readonly log: WorkerLog
  readonly worker: string
  readonly learner: string
  readonly address: Pick<LearnerTask, 'connectionString' | 'ssl'>
  readonly library: string
  readonly limits: Pick<StartLearnerOptions, 'clock' | 'silenceMs' | 'stopMs' | 'env'>
}

/** Plays the run of a job to its end, or until it goes on elsewhere; throws when it is to be tried again later. */
export async function conductJob(context: JobContext, job: JobWithMetadata<RunJob>): Promise<void> {
  const { database, jobs, worker } = context
  const claim = await claimRun(database, { ...job.data, retry: job.retryCount, worker })
  if (claim === undefined) return
  const stop = new AbortController()
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const current = { fence: claim, stop: (reason: StopReason) => stop.abort(reason), ended }
  // Heartbeats that were missed, or a job that was cancelled.
  job.signal.addEventListener('abort', () => stop.abort('lost' satisfies StopReason))
  jobs.add(current)
  try {
    await playRun(context, { job, claim, signal: stop.signal })
  } finally {
    jobs.remove(current)
    end()
  }
}

interface PlayRun {
  readonly job: JobWithMetadata<RunJob>
  readonly claim: ClaimedRun
  readonly signal: AbortSignal
}

async function playRun(context: JobContext, { job, claim, signal }: PlayRun): Promise<void> {
  const { database, metrics, log, limits, worker, learner, address, library } = context
  const facts = { worker, run: claim.run, attempt: claim.attempt }
  log.info(facts, 'The worker has taken the run.')
  metrics.running.inc()
  const timer = metrics.seconds.startTimer()
  const { spec, ...fence } = claim
  const end = await startLearner(
    { spec, fence, ...address, schema: database.schemaName, library, learner },
    {
      ...limits,
      signal,
      onProgress: progressWriter(context, fence),
      onNotice: (text) => log.warn(facts, text),
    },
  )
  timer()
  metrics.running.dec()
  metrics.ends.inc({ outcome: end.status })
  log.info({ ...facts, outcome: end.status }, 'The learner has ended.')
  try {
    await settle(context, { job, claim: fence, end, reason: signal.reason })
  } catch (error) {
    // Whoever has it now writes what comes of it.
    if (!RunTakenError.isInstance(error)) throw error
    log.warn(facts, error.message)
  }
}

/** Writes progress, the latest of each second. */
function progressWriter(
  { database, log, limits: { clock } }: JobContext,
  fence: ClaimedFence,
): ProgressWriter {
  const written = rememberFor(1000, { clock })
  return (progress) => {
    if (written.isRecent()) return
    written.note()
    noteProgress(database, { fence, progress }).catch((error: unknown) =>
      log.warn({ run: fence.run }, error instanceof Error ? error.message : String(error)),
    )
  }
}

type ClaimedFence = Omit<ClaimedRun, 'spec'>
type ProgressWriter = StartLearnerOptions['onProgress']

interface Settlement {
  readonly job: JobWithMetadata<RunJob>
  readonly claim: ClaimedFence
  readonly end: LearnerEnd
  /** Why the learner was stopped; absent when it ended by itself. */
  readonly reason: unknown
}

async function settle(context: JobContext, settlement: Settlement): Promise<void> {
  const { job, claim: fence, end, reason } = settlement
  const { database } = context
  switch (end.status) {
    case 'done':
      return noteResult(database, { fence, result: end.result })
    case 'taken':
      return
    case 'stopped':
      if (reason === 'handed-over') await handOver(context, settlement)
      return
    case 'failed': {
      // It did not end in time when it was told to; the run goes on elsewhere all the same.
      if (reason === 'handed-over') return handOver(context, settlement)
      if (reason !== undefined) return
      const isLast = end.isFinal || job.retryCount >= job.retryLimit
      await noteFailure(database, { fence, error: end.message, state: isLast ? 'failed' : 'queued' })
      if (!end.isFinal) throw new Error(`${job.data.run}: ${end.message}`)
    }
  }
}

/** Puts the run back into the queue at once, as a job that was not tried yet. */
async function handOver({ database, boss }: JobContext, { job, claim }: Settlement): Promise<void> {
  const { schema, schemaName } = database
  await database.transaction(async (query) => {
    const rows = await query(
      `SELECT 1 FROM ${schema}.run WHERE id = $1 AND attempt = $2 AND state = 'running' FOR UPDATE`,
      [claim.run, claim.attempt],
    )
    if (rows.length === 0) throw new RunTakenError(claim.run)
    const attempt = { id: job.id, retryCount: job.retryCount }
    await boss.complete(runQueue, attempt, null, { db: bossTransaction(query) })
    await sendRuns(query, {
      boss,
      schema,
      schemaName,
      runs: [claim.run],
      priority: Math.max(job.priority, begunPriority),
      retries: job.retryLimit,
    })
  })
}
