import type { Observation, Task } from '@voyager-mc/core'
import type { CurriculumMemory } from './curriculum-memory.ts'

/** The situation that a rule or a validator looks at. */
export interface CurriculumSituation extends CurriculumMemory {
  readonly observation: Observation
}

/** Proposes a task without a model when a situation calls for it. */
export interface CurriculumRule {
  /** Undefined when the situation is none of this rule's business. */
  propose(situation: CurriculumSituation): Task | undefined
  /** True for its tasks whose completion is housekeeping and no progress. */
  isChore?(taskName: string): boolean
}
