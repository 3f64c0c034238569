import type { CallOptions, Task } from '@voyager-mc/core'

/** Facts known of a skill when it is described. */
export interface DescribeRequest {
  readonly name: string
  readonly source: string
  readonly task: Task
}

/** Writes the one line by which a skill is found again. */
export type DescribeSkill = (request: DescribeRequest, options?: CallOptions) => string | Promise<string>
