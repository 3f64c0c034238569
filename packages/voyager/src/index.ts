export { createVoyager, type Voyager } from './create-voyager.ts'
export type { CreateVoyagerOptions, RunOptions } from './runs/voyager-settings.ts'
export type { Decomposer, VoyagerRoles } from './session/voyager-roles.ts'
export type { Run } from './runs/run.ts'
export { toRunnable } from './runs/to-runnable.ts'
export type { Goal } from './runs/goal.ts'
export type { LearnOptions, LearnResult } from './runs/learn-options.ts'
export type { AttemptOptions } from './runs/start-rollout.ts'
export type { SolveOptions, SolveResult } from './runs/start-solving.ts'
export type { Attempt } from './loop/attempt.ts'
export type { RolloutResult } from './loop/rollout.ts'
export type { GoalOutcome } from './loop/solve.ts'
export { defaultRecoveryPolicy, type RecoveryPolicy } from './session/recovery-policy.ts'

export { allOf, anyOf, type StopCondition } from './stop-conditions/stop-condition.ts'
export {
  attempts,
  budget,
  cost,
  elapsed,
  modelCalls,
  noProgress,
  tasks,
  tokens,
  unlocked,
} from './stop-conditions/stop-conditions.ts'

export type { VoyagerEvent } from './events/voyager-event.ts'
export type { Budget } from './ledger/budget.ts'
export { memoryRunStore } from './stores/memory-run-store.ts'
export type { RunStore } from './stores/run-store.ts'

export { RoleFailedError } from './errors/role-failed-error.ts'
export { RunHaltedError } from './errors/run-halted-error.ts'
export { RunLockedError } from './errors/run-locked-error.ts'
export { RunDamagedError } from './errors/run-damaged-error.ts'
export { RunStoreError } from './errors/run-store-error.ts'
