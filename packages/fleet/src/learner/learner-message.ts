import type { ClientConfig } from 'pg'
import type { JsonValue } from '../queue/fleet-run.ts'
import type { RunSpec } from '../queue/run-spec.ts'
import type { RunFence } from '../stores/run-fence.ts'

/** Everything that a learner's process needs to know. */
export interface LearnerTask {
  readonly spec: RunSpec
  readonly fence: RunFence
  readonly connectionString: string
  /** Certificates for TLS; the default is what the address says. */
  readonly ssl: ClientConfig['ssl']
  readonly schema: string
  /** Name of the shared library. */
  readonly library: string
  /** URL of the module that exports `learn`. */
  readonly learner: string
}

/** Words from a worker to a learner's process. */
export type WorkerMessage =
  | { readonly type: 'task'; readonly task: LearnerTask }
  | { readonly type: 'stop'; readonly reason: string }

/** Words from a learner's process to its worker. */
export type LearnerMessage =
  | { readonly type: 'alive' }
  | { readonly type: 'progress'; readonly progress: JsonValue }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'result'; readonly result: JsonValue }
  | { readonly type: 'stopped' }
  | { readonly type: 'failure'; readonly message: string; readonly isFinal: boolean }
  /** Another worker has the run. */
  | { readonly type: 'taken' }
