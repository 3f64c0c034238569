import type { Observation } from '@voyager-mc/core'
import type { RoleName } from './role-name.ts'

/** The world is gone; resets follow. */
export interface EnvironmentLostEvent {
  readonly type: 'environment-lost'
  /** The reason word of the error, or `error` when the environment threw something else. */
  readonly reason: string
  readonly message: string
}

/** The world is back. */
export interface EnvironmentRestoreEvent {
  readonly type: 'environment-restore'
  /** Resets it took. */
  readonly tries: number
  /** The agent's view now: a step whose answer was lost may have changed the world. Absent in older journals. */
  readonly observation?: Observation
}

/** A model could not be reached. */
export interface ModelUnavailableEvent {
  readonly type: 'model-unavailable'
  readonly role: RoleName
  readonly message: string
  /** Pause before the next try, in milliseconds; absent when there is none. */
  readonly retryInMs?: number
}

/** A role threw something it should not have. */
export interface RoleErrorEvent {
  readonly type: 'role-error'
  readonly role: RoleName
  /** The method that threw. */
  readonly call: string
  readonly message: string
  /** Next step of the run. */
  readonly recovery: 'retry' | 'continue' | 'abandon-task' | 'end-run'
}

/** The agent died in several attempts running. */
export interface DeathLoopEvent {
  readonly type: 'death-loop'
  /** Attempts in a row that held a death. */
  readonly attempts: number
  readonly recovery: 'reset' | 'end-run'
}

/** The journal or a checkpoint could not be written; not in the journal. */
export interface StoreErrorEvent {
  readonly type: 'store-error'
  readonly message: string
  /** Pause before the next try, in milliseconds; absent when the run ends. */
  readonly retryInMs?: number
}
