export type { ModelUseEvent } from '../model-use-event.ts'
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
} from '../voyager-event.ts'
export type { ProgramTextEvent } from '../program-text-event.ts'

export { reduceRunState } from '../state/reduce-run-state.ts'
export type { ChestMemory } from '../state/chest-memory.ts'
export { loadRunState } from '../state/load-run-state.ts'
export type { ItemFirst, RunProgress } from '../state/run-progress.ts'
export { initialRunState, type CurrentTask, type RunState, type TaskFailures } from '../state/run-state.ts'

export { checkpointDocuments, qaCacheSchema } from '../stores/checkpoint-documents.ts'
export { parseDocument } from '../stores/parse-document.ts'
export type { Durability } from '../stores/durability.ts'
export type { FileRunStoreOptions } from '../stores/file-run-store.ts'
export { runSchemaVersion, type JournalRecord } from '../stores/journal-record.ts'
export { describeFileError } from '../stores/describe-file-error.ts'
export { replaceFile } from '../stores/replace-file.ts'

export {
  summarizeSpending,
  type Spending,
  type SpendingLedger,
  type SummarizeSpendingOptions,
} from '../ledger/summarize-spending.ts'

export { JournalCorruptError } from '../errors/journal-corrupt-error.ts'
export { RunExistsError } from '../errors/run-exists-error.ts'
export { RunSchemaError } from '../errors/run-schema-error.ts'
