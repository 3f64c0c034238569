import { sights, type Sight } from '@voyager-mc/core'
import { z } from 'zod'
import type { ConditionFacts, EvaluationCondition } from '../trials/trial-agent.ts'

/** Format of results files; counts up when an older reader could misread one. */
export const resultsFormat = 1

/** First line of a results file: everything its figures depend on. */
export interface ResultsHeader {
  readonly type: 'evaluation'
  readonly format: typeof resultsFormat
  readonly suite: {
    readonly name: string
    readonly version: number
    readonly title: string
    readonly hash: string
    readonly game: string
    readonly tasks: number
  }
  readonly conditions: readonly EvaluationCondition[]
  readonly seeds: readonly number[]
  /** Code that was measured: commit, versions of packages. */
  readonly code: ConditionFacts
  /** Part of the world that the agent may know: blocks that were exposed to it, or all that are loaded. */
  readonly sight: Sight
  /** Machine, for figures of the wall's time; results do not depend on it. */
  readonly machine: ConditionFacts
}

/** Reads facts about code, a condition or a machine. */
export const factsSchema: z.ZodType<ConditionFacts> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
)

/** Reads the first line of a results file. */
export const resultsHeaderSchema: z.ZodType<ResultsHeader> = z.strictObject({
  type: z.literal('evaluation'),
  format: z.literal(resultsFormat),
  suite: z.strictObject({
    name: z.string(),
    version: z.int(),
    title: z.string(),
    hash: z.string(),
    game: z.string(),
    tasks: z.int(),
  }),
  conditions: z.array(z.strictObject({ name: z.string(), facts: factsSchema })),
  seeds: z.array(z.int()),
  code: factsSchema,
  sight: z.enum(sights),
  machine: factsSchema,
})
