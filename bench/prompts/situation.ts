import type { Observation, PreviousAttempt, Skill, StepResult, Task } from '@voyager-mc/core'

/** One attempt of a recorded run: what its roles were told. */
export interface Situation {
  readonly task: Task
  /** What the agent saw before it acted. */
  readonly before: Observation
  readonly skills: readonly Skill[]
  /** Absent at the first attempt at a task. */
  readonly previous?: PreviousAttempt
  /** What running the program brought. */
  readonly step: StepResult
}
