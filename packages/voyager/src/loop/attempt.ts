import type {
  Critique,
  Observation,
  PreviousAttempt,
  Program,
  Skill,
  SkillOutline,
  StepResult,
  Task,
} from '@voyager-mc/core'
import type { AttemptStatus } from '../events/attempt-events.ts'

/** One try at a task: what goes in, and what each step adds. */
export interface Attempt {
  readonly task: Task
  /** 1 for the first attempt at the task. */
  readonly number: number
  /** The observation before the agent acts. */
  readonly observation: Observation
  /** Absent at the first attempt. */
  readonly previous?: PreviousAttempt
  /** Beginning, in milliseconds since the epoch. */
  readonly startedAtMs: number
  /** Added by `retrieve`. */
  readonly skills?: readonly Skill[]
  /** Added by `retrieve`, when the library says: every other skill that programs may call. */
  readonly otherSkills?: readonly SkillOutline[]
  /** Added by `generate`, unless the reply was rejected. */
  readonly program?: Program
  /** Added by `execute`. */
  readonly step?: StepResult
  /** Added by `evaluate`, unless no verdict could be read. */
  readonly critique?: Critique
  /** Reason why there is no program or no verdict, in words. */
  readonly problem?: string
  /** True when the agent refused the task for good. */
  readonly isRefused?: true
  /** Added by `conclude`. */
  readonly status?: AttemptStatus
  /** Added by `add-skill`; its `refused` says why when the library keeps it out of use. */
  readonly skill?: Skill
}
