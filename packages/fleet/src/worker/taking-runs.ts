import type { PgBoss } from 'pg-boss'
import { runQueue, type RunJob } from '../queue/open-boss.ts'
import { conductJob, type JobContext } from './conduct-job.ts'

/** Whether a worker takes new runs from the queue, or leaves them to others. */
export interface TakingRuns {
  readonly set: (wanted: boolean) => Promise<void>
}

interface WorkSettings {
  readonly localConcurrency: number
  readonly batchSize: 1
  readonly includeMetadata: true
  readonly pollingIntervalSeconds: number
  readonly notifyPollingIntervalSeconds: number
  readonly heartbeatRefreshSeconds: number
}

/** Makes a taking that has not begun. */
export function createTaking(context: JobContext, concurrency: number): TakingRuns {
  const { boss }: { readonly boss: PgBoss } = context
  let isTaking = false
  return {
    async set(wanted) {
      if (wanted === isTaking) return
      isTaking = wanted
      if (!wanted) return boss.offWork(runQueue, { wait: false })
      await boss.work<RunJob, undefined, WorkSettings>(
        runQueue,
        {
          localConcurrency: concurrency,
          batchSize: 1,
          includeMetadata: true,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 5,
          heartbeatRefreshSeconds: 3,
        },
        async ([job]) => {
          if (job !== undefined) await conductJob(context, job)
        },
      )
    },
  }
}
