import type { Critique, Program, StepResult, Task } from '@voyager-mc/core'

/** End of one attempt; `rejected` means the model's reply held no program, `unjudged` that no verdict could be read. */
export type AttemptStatus = 'succeeded' | 'failed' | 'rejected' | 'unjudged'

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
  /** Things the last attempt lacked; absent at the first. */
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
  /** Reason why the reply held no usable program, in words for the agent. */
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
  /** Reason why there is no program or no verdict; absent when there are both. */
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
