import type { RunSpec } from './run-spec.ts'

/** Where a run stands. `queued` waits for a worker, also after one was lost. */
export type FleetRunState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

/** Values that can be kept as JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

/** A run of a fleet, as anybody can see it. */
export interface FleetRun {
  /** Condition, task and seed. */
  readonly name: string
  readonly spec: RunSpec
  readonly state: FleetRunState
  /** Times that a worker took it. */
  readonly takes: number
  /** Worker that has it, or had it last. */
  readonly worker?: string
  readonly submittedAt: Date
  readonly startedAt?: Date
  readonly finishedAt?: Date
  /** Last word of the learner. */
  readonly progress?: JsonValue
  readonly progressAt?: Date
  /** Outcome that the learner returned. */
  readonly result?: JsonValue
  /** Why it failed, or failed last; one sentence. */
  readonly error?: string
}
