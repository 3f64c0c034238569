import type { RunState } from '../state/run-state.ts'

/** State of a run at one of its records. */
export interface RunSnapshot {
  /** Last record that the state contains. */
  readonly sequence: number
  /** Version of the rules by which records become a state. */
  readonly version: number
  readonly state: RunState
}
