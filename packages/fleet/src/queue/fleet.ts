import type { FleetDatabase } from '../database/fleet-database.ts'
import type { FleetRun } from './fleet-run.ts'
import type { RunFilter } from './run-rows.ts'
import type { RunSpecInput } from './run-spec.ts'
import type { FleetWorker } from './worker-rows.ts'

/** Outcome of handing in a run. */
export interface Submission {
  /** `known` changed nothing: a run of that condition, task and seed is there already. */
  readonly status: 'submitted' | 'known'
  readonly run: FleetRun
}

export interface SubmitOptions {
  /** Runs of a higher number are taken first; 0 by default. */
  readonly priority?: number
  /** Times that a run is tried again after its learner failed or its worker was lost; 5 by default. */
  readonly retries?: number
}

/** Runs, workers and results of a database, for whoever looks after them. */
export interface Fleet {
  readonly database: FleetDatabase
  /** Hands in runs, all or none; throws `InvalidArgumentError` for one that cannot be right. */
  submit(specs: readonly RunSpecInput[], options?: SubmitOptions): Promise<readonly Submission[]>
  /** Runs in the order of their submission, with progress and results. */
  runs(filter?: RunFilter): Promise<readonly FleetRun[]>
  workers(): Promise<readonly FleetWorker[]>
  /** Ends a run that has not ended; its learner stops within ten seconds, and what it did is kept. */
  cancel(run: string): Promise<FleetRun>
  /** Lets a run that failed or was cancelled go on from its last step. */
  retry(run: string): Promise<FleetRun>
  /** While true, workers finish what they have and take nothing new. */
  drain(isDraining: boolean): Promise<void>
  isDraining(): Promise<boolean>
  /** Time by the database's clock, which all times of runs and workers are of. */
  now(): Promise<Date>
  /** Hears the name of each run that changes, and an empty name when some may have been missed; the result ends it. */
  watch(onChange: (run: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
