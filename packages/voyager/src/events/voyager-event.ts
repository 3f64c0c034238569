import type { RunStartEvent, CheckpointImportEvent, CompactionEvent, RunEndEvent } from './run-events.ts'
import type { TaskStartEvent, TaskDeferEvent, TaskEndEvent } from './task-events.ts'
import type {
  AttemptStartEvent,
  SkillRetrieveEvent,
  ProgramWriteEvent,
  ProgramRejectEvent,
  StepEndEvent,
  CritiqueEndEvent,
  AttemptEndEvent,
  SkillAddEvent,
  SkillRefuseEvent,
} from './attempt-events.ts'
import type {
  EnvironmentLostEvent,
  EnvironmentRestoreEvent,
  ModelUnavailableEvent,
  RoleErrorEvent,
  DeathLoopEvent,
  StoreErrorEvent,
} from './fault-events.ts'
import type { InterventionEvent } from './intervention-event.ts'
import type { ModelUseEvent } from './model-use-event.ts'
import type { ProgramTextEvent } from './program-text-event.ts'

/** Everything a run reports, in order; what does not say otherwise is in the journal before anybody else sees it. */
export type VoyagerEvent =
  | RunStartEvent
  | CheckpointImportEvent
  | CompactionEvent
  | RunEndEvent
  | TaskStartEvent
  | TaskDeferEvent
  | AttemptStartEvent
  | SkillRetrieveEvent
  | ProgramWriteEvent
  | ProgramRejectEvent
  | StepEndEvent
  | CritiqueEndEvent
  | AttemptEndEvent
  | SkillAddEvent
  | SkillRefuseEvent
  | TaskEndEvent
  | EnvironmentLostEvent
  | EnvironmentRestoreEvent
  | ModelUnavailableEvent
  | RoleErrorEvent
  | InterventionEvent
  | DeathLoopEvent
  | ModelUseEvent
  | ProgramTextEvent
  | StoreErrorEvent
