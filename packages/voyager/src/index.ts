export { createVoyager, type Voyager } from './create-voyager.ts'
export type { CreateVoyagerOptions, RunOptions } from './voyager-settings.ts'
export type { Decomposer, VoyagerRoles } from './voyager-roles.ts'
export type { Run } from './run.ts'
export type { Goal } from './runs/goal.ts'
export type { LearnOptions, LearnResult } from './runs/learn-options.ts'
export type { AttemptOptions } from './runs/start-rollout.ts'
export type { SolveOptions, SolveResult } from './runs/start-solving.ts'
export type { Attempt } from './loop/attempt.ts'
export type { RolloutResult } from './loop/rollout.ts'
export type { GoalOutcome } from './loop/solve.ts'
export { defaultRecoveryPolicy, type RecoveryPolicy } from './recovery/recovery-policy.ts'

export { ablate, type AblateOptions } from './ablations/ablate.ts'
export { paperTasks } from './ablations/paper-tasks.ts'
export { withoutEnvironmentFeedback } from './ablations/without-environment-feedback.ts'
export { withoutExecutionErrors } from './ablations/without-execution-errors.ts'
export { withoutQuestions } from './ablations/without-questions.ts'
export {
  withoutSelfVerification,
  type WithoutSelfVerificationOptions,
} from './ablations/without-self-verification.ts'
export { withoutSkillLibrary } from './ablations/without-skill-library.ts'

export { autoGpt, type AutoGptOptions } from './baselines/auto-gpt.ts'
export { openEndedGoal, type BaselineOptions, type PlainModel } from './baselines/baseline-options.ts'
export { reAct } from './baselines/re-act.ts'
export { reflexion, type ReflexionOptions } from './baselines/reflexion.ts'

export type { VoyagerConfig } from './cli/voyager-config.ts'

export { allOf } from './stop-conditions/all-of.ts'
export { anyOf } from './stop-conditions/any-of.ts'
export { attempts } from './stop-conditions/attempts.ts'
export { budget } from './stop-conditions/budget.ts'
export { cost } from './stop-conditions/cost.ts'
export { elapsed } from './stop-conditions/elapsed.ts'
export { modelCalls } from './stop-conditions/model-calls.ts'
export { noProgress } from './stop-conditions/no-progress.ts'
export type { StopCondition } from './stop-conditions/stop-condition.ts'
export { tasks } from './stop-conditions/tasks.ts'
export { tokens } from './stop-conditions/tokens.ts'
export { unlocked } from './stop-conditions/unlocked.ts'

export type {
  AttemptEndEvent,
  AttemptStartEvent,
  AttemptStatus,
  CheckpointImportEvent,
  CritiqueEndEvent,
  DeathLoopEvent,
  EnvironmentLostEvent,
  EnvironmentRestoreEvent,
  ModelUnavailableEvent,
  ModelUseEvent,
  ProgramRejectEvent,
  ProgramWriteEvent,
  RoleErrorEvent,
  RoleName,
  RunEndEvent,
  RunEndReason,
  RunMode,
  RunStartEvent,
  SkillAddEvent,
  SkillRefuseEvent,
  SkillRetrieveEvent,
  StepEndEvent,
  StoreErrorEvent,
  TaskDeferEvent,
  TaskEndEvent,
  TaskStartEvent,
  TaskStatus,
  VoyagerEvent,
} from './voyager-event.ts'
export type { ProgramTextEvent } from './program-text-event.ts'

export { BudgetSpentError, type Budget } from './ledger/budget.ts'
export { costOf, type TokenCount } from './ledger/cost-of.ts'
export { modelPrices, type ModelPrice, type PriceTable } from './ledger/model-prices.ts'
export { summarizeSpending, type Spending, type SpendingLedger } from './ledger/summarize-spending.ts'

export type { ChestMemory } from './state/chest-memory.ts'
export { loadRunState } from './state/load-run-state.ts'
export type { ItemFirst, RunProgress } from './state/run-progress.ts'
export type { CurrentTask, RunState, TaskFailures } from './state/run-state.ts'
export { checkpointDocuments, qaCacheSchema } from './stores/checkpoint-documents.ts'
export type { Durability } from './stores/durability.ts'
export { fileRunStore, type FileRunStoreOptions } from './stores/file-run-store.ts'
export { runSchemaVersion, type JournalRecord } from './stores/journal-record.ts'
export { memoryRunStore } from './stores/memory-run-store.ts'
export type { RunStore } from './stores/run-store.ts'

export { JournalCorruptError } from './errors/journal-corrupt-error.ts'
export { RoleFailedError } from './errors/role-failed-error.ts'
export { RunExistsError } from './errors/run-exists-error.ts'
export { RunHaltedError } from './errors/run-halted-error.ts'
export { RunLockedError } from './errors/run-locked-error.ts'
export { RunSchemaError } from './errors/run-schema-error.ts'
export { RunStoreError } from './errors/run-store-error.ts'

export { compareRuns, renderComparison, type RunComparison, type Spread } from './report/compare-runs.ts'
export { plotItems, type NamedSummary } from './report/plot-items.ts'
export { plotPath } from './report/plot-path.ts'
export { renderSummary } from './report/render-summary.ts'
export type { ItemsPoint, MapCoverage, ModelUse, RunSummary, TierReached } from './report/run-summary.ts'
export { summarizeRun } from './report/summarize-run.ts'
export { checkVerdicts, type Judge, type VerdictCheck } from './report/check-verdicts.ts'
export { plotCost } from './report/plot-cost.ts'
export { plotSkills } from './report/plot-skills.ts'
export { plotTiers } from './report/plot-tiers.ts'
export { renderPng } from './report/render-png.ts'
export { skillGraph, type SkillNode } from './report/skill-graph.ts'
export { writeReport, type WriteReportOptions } from './report/write-report.ts'
export { toolTierNames, toolTiers, type ToolTier } from './report/tool-tiers.ts'
