import type { Critique, Observation, Program, StepResult, Task } from '@voyager-mc/core'
import type { ModelUseEvent } from './model-use-event.ts'
import type { ProgramTextEvent } from './program-text-event.ts'
import type { ChestMemory } from './state/chest-memory.ts'

/** Which of the long calls a run belongs to. */
export type RunMode = 'learn' | 'solve' | 'rollout' | 'attempt' | 'decompose'

/** Why a run ended: its condition was met, nothing was left to do, or something stopped it. */
export type RunEndReason =
  | 'condition-met'
  | 'done'
  | 'aborted'
  | 'environment-lost'
  | 'model-unavailable'
  | 'budget'
  | 'role-failed'
  | 'death-loop'

/** The role whose call an event is about. */
export type RoleName = 'curriculum' | 'actionAgent' | 'critic' | 'skillLibrary' | 'environment' | 'decomposer'

/** How one attempt ended; `rejected` means the model's reply held no program, `unjudged` that no verdict could be read. */
export type AttemptStatus = 'succeeded' | 'failed' | 'rejected' | 'unjudged'

/** How a task left the loop; `abandoned` is the fault of a role or the world and says nothing about the task. */
export type TaskStatus = 'completed' | 'failed' | 'abandoned'

/** A run has joined the world and begins. */
export interface RunStartEvent {
  readonly type: 'run-start'
  readonly mode: RunMode
  /** True when an earlier run of the same store is continued. */
  readonly resumed: boolean
  /** What the agent sees when it begins. */
  readonly observation: Observation
}

/** A checkpoint without a journal, such as one of the original, is taken over. */
export interface CheckpointImportEvent {
  readonly type: 'checkpoint-import'
  readonly completed: readonly string[]
  readonly failed: readonly string[]
  readonly chestMemory: ChestMemory
}

/** A run is over and saved; the last event, unless the process was killed. */
export interface RunEndEvent {
  readonly type: 'run-end'
  readonly mode: RunMode
  readonly reason: RunEndReason
  /** The reason in words. */
  readonly detail: string
}

/** Work on a task begins or goes on. */
export interface TaskStartEvent {
  readonly type: 'task-start'
  readonly task: Task
  /** True when the task was in work before the run was interrupted. */
  readonly resumed: boolean
}

/** The curriculum proposed a task that failed a short while ago, and is asked for another one. */
export interface TaskDeferEvent {
  readonly type: 'task-defer'
  readonly task: Task
  /** How often it has failed in a row. */
  readonly failures: number
}

/** An attempt begins; it comes again, with the same number, after the world was lost. */
export interface AttemptStartEvent {
  readonly type: 'attempt-start'
  readonly task: Task
  /** 1 for the first attempt at the task. */
  readonly attempt: number
}

/** Skills were looked up for an attempt. */
export interface SkillRetrieveEvent {
  readonly type: 'skill-retrieve'
  /** Names, best match first. */
  readonly skills: readonly string[]
  /** What the last attempt lacked; absent at the first. */
  readonly need?: string
}

/** The action agent wrote a program. */
export interface ProgramWriteEvent {
  readonly type: 'program-write'
  readonly program: Program
}

/** The action agent replied without a usable program. */
export interface ProgramRejectEvent {
  readonly type: 'program-reject'
  /** Why the reply held no usable program, in words for the agent. */
  readonly problem: string
  readonly rawText: string
}

/** A program ran and the world has settled. */
export interface StepEndEvent {
  readonly type: 'step-end'
  readonly step: StepResult
  /** True for the program of `afterFailure`; absent for that of an attempt. */
  readonly isCleanUp?: true
}

/** The critic gave its verdict. */
export interface CritiqueEndEvent {
  readonly type: 'critique-end'
  readonly critique: Critique
}

/** An attempt is over and counts. */
export interface AttemptEndEvent {
  readonly type: 'attempt-end'
  readonly task: Task
  readonly attempt: number
  readonly status: AttemptStatus
  readonly durationMs: number
  /** Why there is no program or no verdict; absent when there are both. */
  readonly problem?: string
}

/** A program became a skill, or a new version of one. */
export interface SkillAddEvent {
  readonly type: 'skill-add'
  readonly name: string
  readonly version: number
  readonly task: string
}

/** A program that passed did not become a skill, because the library's own check refused it. */
export interface SkillRefuseEvent {
  readonly type: 'skill-refuse'
  readonly name: string
  readonly version: number
  readonly task: string
  readonly reason: string
}

/** A task left the loop. */
export interface TaskEndEvent {
  readonly type: 'task-end'
  readonly task: Task
  readonly status: TaskStatus
  readonly attempts: number
  /** Why it was not completed; absent when it was. */
  readonly reason?: string
}

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
  /** What happens next. */
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

/** Everything a run reports, in order; what does not say otherwise is in the journal before anybody else sees it. */
export type VoyagerEvent =
  | RunStartEvent
  | CheckpointImportEvent
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
  | DeathLoopEvent
  | ModelUseEvent
  | ProgramTextEvent
  | StoreErrorEvent
