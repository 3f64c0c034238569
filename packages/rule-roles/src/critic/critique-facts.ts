import type { Observation, StepResult } from '@voyager-mc/core'
import type { ParsedTask, TechTree } from '@voyager-mc/tech-tree'

/** Everything a rule looks at. */
export interface CritiqueFacts {
  readonly techTree: TechTree
  readonly task: ParsedTask
  readonly before: Observation
  readonly step: StepResult
}
