import type { Clock, Program, Random, StepResult } from '@voyager-mc/core'
import type { RecoveryPolicy } from './recovery-policy.ts'
import type { RunProgress } from '../state/run-progress.ts'
import type { RunState } from '../state/run-state.ts'
import type { Budget } from '../ledger/budget.ts'
import type { PriceTable } from '../ledger/model-prices.ts'
import type { StopCondition } from '../stop-conditions/stop-condition.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import type { ExchangeStore } from '../exchanges/exchange.ts'
import type { OversightJoints } from '../oversight/oversight.ts'
import type { VoyagerRoles } from './voyager-roles.ts'

/** Parts that the steps of one run share. */
export interface RunSession {
  readonly roles: VoyagerRoles
  readonly settings: RunSettings
  readonly signal: AbortSignal
  /** Writes the event to the journal, then brings the state and the listeners up to date. */
  readonly emit: (event: VoyagerEvent) => Promise<void>
  /** Writes a document, with the same patience as the journal. */
  readonly writeDocument: (name: string, value: unknown) => Promise<void>
  readonly state: () => RunState
  /** The state's progress with the running time as of now. */
  readonly progress: () => RunProgress
}

/** Settings of one run. */
export interface RunSettings {
  readonly clock: Clock
  readonly random: Random
  readonly policy: RecoveryPolicy
  readonly prices: PriceTable
  /** Checked before every call of a model. */
  readonly budget: Budget
  /** Attempts at one task. */
  readonly attemptsPerTask: number
  /** Skills shown to the action agent. */
  readonly retrievedSkills: number
  /** Wall time of one program, in milliseconds; absent leaves it to the environment. */
  readonly stepTimeoutMs?: number
  /** Kept with every skill: which run, model, world version and seed it comes from. */
  readonly provenance: Readonly<Record<string, string | number>>
  /** A program to run after a failed attempt. */
  readonly afterFailure?: (step: StepResult) => Program | undefined
  /** A person's way into the run; absent when nobody can step in. */
  readonly oversight?: OversightJoints
  /** Keeps prompts and replies; absent when nobody wants them. */
  readonly exchanges?: ExchangeStore
  /** Whether programs that pass become skills. */
  readonly addsSkills: boolean
  /** Checked before every attempt and every task. */
  readonly until: StopCondition
}
