export type {
  AttemptEndEvent,
  AttemptStartEvent,
  AttemptStatus,
  CritiqueEndEvent,
  ProgramRejectEvent,
  ProgramWriteEvent,
  SkillAddEvent,
  SkillRefuseEvent,
  SkillRetrieveEvent,
  StepEndEvent,
} from '../events/attempt-events.ts'
export type {
  CheckpointImportEvent,
  CompactionEvent,
  RunEndEvent,
  RunStartEvent,
} from '../events/run-events.ts'
export type {
  DeathLoopEvent,
  EnvironmentLostEvent,
  EnvironmentRestoreEvent,
  ModelUnavailableEvent,
  RoleErrorEvent,
  StoreErrorEvent,
} from '../events/fault-events.ts'
export type {
  CompactedCalls,
  CompactedHistory,
  CompactedJourney,
  CompactedTask,
} from '../events/compacted-history.ts'
export type { ModelUseEvent } from '../events/model-use-event.ts'
export type { RoleName } from '../events/role-name.ts'
export type { RunEndReason, RunMode } from '../state/run-words.ts'
export type { TaskDeferEvent, TaskEndEvent, TaskStartEvent, TaskStatus } from '../events/task-events.ts'
export type { ProgramTextEvent } from '../events/program-text-event.ts'

export { reduceRunState } from '../history/reduce-run-state.ts'
export type { ChestMemory } from '../state/chest-memory.ts'
export { collectJourney, type JourneyCollector } from '../history/collect-journey.ts'
export { collectHistory, type HistoryCollector } from '../history/collect-history.ts'
export { compactRun, type CompactRunOptions } from '../history/compact-run.ts'
export { followJournal, type FollowJournalOptions } from '../history/follow-journal.ts'
export {
  importCheckpoint,
  type CheckpointImport,
  type ImportCheckpointOptions,
} from '../history/import-checkpoint.ts'
export { importEvents, type EventsImport, type ImportEventsOptions } from '../history/import-events.ts'
export { loadRunState } from '../history/load-run-state.ts'
export type { ItemFirst, RunProgress } from '../state/run-progress.ts'
export { initialRunState, type CurrentTask, type RunState, type TaskFailures } from '../state/run-state.ts'

export type { RunSnapshot } from '../stores/run-snapshot.ts'
export type { ReadJournalOptions } from '../stores/run-store.ts'
export { checkpointDocuments, qaCacheSchema } from '../stores/checkpoint-documents.ts'
export { parseDocument } from '../stores/parse-document.ts'
export type { JournalRecord } from '../events/journal-record.ts'

export {
  summarizeSpending,
  type Spending,
  type SpendingLedger,
  type SummarizeSpendingOptions,
} from '../ledger/summarize-spending.ts'

export { RunDamagedError } from '../errors/run-damaged-error.ts'
export { RunExistsError } from '../errors/run-exists-error.ts'
export { RunLayoutError } from '../errors/run-layout-error.ts'
export { RunStoreError } from '../errors/run-store-error.ts'
export { assertDocumentName } from '../stores/assert-document-name.ts'
export { parseJournalEvent } from '../stores/parse-journal-event.ts'
export { endsStep } from '../events/ends-step.ts'
