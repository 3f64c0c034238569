import type { Observation, StepResult } from '@voyager-mc/core'
import type { Finding, ParsedTask, TechTree } from '@voyager-mc/tech-tree'

/** Everything advice goes by. */
export interface CritiqueFacts {
  readonly techTree: TechTree
  readonly task: ParsedTask
  readonly finding: Finding
  readonly before: Observation
  readonly step: StepResult
}
