import type { CallOptions, Observation, Program, Task } from '@voyager-mc/core'
import type { PromotionVerdict } from '../record/skill-record.ts'

/** Facts a promotion gate is told beside the program and its task. */
export interface PromoteSkillOptions extends CallOptions {
  /** The agent's observation before the attempt that passed; absent when nobody knows. */
  readonly start?: Observation
}

/** Replays a new skill, with the skills it calls as `modules`, before it is admitted; the verdict is kept with it. */
export type PromoteSkill = (
  program: Program,
  task: Task,
  options?: PromoteSkillOptions,
) => Promise<PromotionVerdict>
