import type { FleetDatabase } from '../database/fleet-database.ts'
import type { RunFence } from '../stores/run-fence.ts'

/** Reason why a learner is stopped. */
export type StopReason = 'cancelled' | 'handed-over' | 'lost'

/** A run that a worker has now. */
export interface CurrentJob {
  readonly fence: RunFence
  readonly stop: (reason: StopReason) => void
  /** Resolves when the learner has ended and what came of it is written. */
  readonly ended: Promise<void>
}

/** Runs that a worker has now. */
export interface CurrentJobs {
  add(job: CurrentJob): void
  remove(job: CurrentJob): void
  readonly names: () => readonly string[]
  /** Stops the learners of runs that ended, or that others have. */
  stopEnded(database: FleetDatabase): Promise<void>
  /** Stops all learners, and waits until their runs can go on elsewhere. */
  handOver(): Promise<void>
}

/** Makes an empty list of runs. */
export function createJobs(): CurrentJobs {
  const jobs = new Set<CurrentJob>()
  return {
    add: (job) => void jobs.add(job),
    remove: (job) => void jobs.delete(job),
    names: () => [...jobs].map(({ fence }) => fence.run),
    async stopEnded({ query, schema }) {
      const current = [...jobs]
      if (current.length === 0) return
      const rows = await query<{ id: string; attempt: number; state: string }>(
        `SELECT id, attempt, state FROM ${schema}.run WHERE id = ANY ($1)`,
        [current.map(({ fence }) => fence.run)],
      )
      const found = new Map(rows.map((row) => [row.id, row]))
      for (const { fence, stop } of current) {
        const row = found.get(fence.run)
        if (row?.state === 'cancelled') stop('cancelled')
        else if (row?.attempt !== fence.attempt) stop('lost')
      }
    },
    async handOver() {
      const current = [...jobs]
      for (const { stop } of current) stop('handed-over')
      await Promise.all(current.map(({ ended }) => ended))
    },
  }
}
