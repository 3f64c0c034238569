import type { Observation, Skill } from '@voyager-mc/core'
import { z } from 'zod'

/** Version of the record's shape; a store of a higher one is refused. */
export const skillSchemaVersion = 1

/**
 * Standing of a version. `active` is retrieved; `superseded` is an older version; `retired` succeeds too
 * seldom; `quarantined` stopped working. Only `superseded` versions cannot be called by programs.
 */
export type SkillStatus = 'active' | 'superseded' | 'retired' | 'quarantined'

/** Counts of a skill's uses and of their outcomes. */
export interface SkillUse {
  readonly successes: number
  readonly failures: number
  /** Failures since the last success. */
  readonly consecutiveFailures: number
  /** Uses since the status last changed, so that a skill on parole is judged afresh. */
  readonly recentSuccesses: number
  readonly recentFailures: number
}

/**
 * Verdict of the promotion gate, kept with the skill; `skipped` says that nothing was found out: there was no scratch
 * world, or what happened in it proves neither success nor failure.
 */
export type PromotionVerdict =
  | { readonly status: 'passed' | 'failed'; readonly detail: string }
  | { readonly status: 'skipped'; readonly reason: 'no-world' | 'undecided'; readonly detail: string }

/** Belongings and place of the agent before the attempt a skill comes from. */
export type SkillStart = Pick<Observation, 'inventory' | 'equipment' | 'position' | 'biome'>

/** Everything the store keeps about one version of one skill. */
export interface SkillRecord extends Skill {
  readonly schemaVersion: typeof skillSchemaVersion
  /** Background the task had; absent when there was none. */
  readonly taskContext?: string
  /** SHA-256 of the source with line ends and trailing blanks normalised, in hexadecimal. */
  readonly contentHash: string
  /** Names of skills and of other skills' helpers that the source refers to, known at admission. */
  readonly dependencies: readonly string[]
  /** Top-level names of the source besides the main function. */
  readonly helpers: readonly string[]
  /** Parameters of the main function. */
  readonly parameters: readonly string[]
  readonly provenance: Readonly<Record<string, string | number>>
  /** Absent when it was not learned in an attempt. */
  readonly start?: SkillStart
  /** Absent when no promotion gate was set. */
  readonly promotion?: PromotionVerdict
  readonly status: SkillStatus
  /** Reason of its being retired or quarantined; absent otherwise. */
  readonly statusReason?: string
  readonly use: SkillUse
  /** Milliseconds since the epoch, from the injected clock. */
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly statusChangedAtMs: number
}

/** Most characters of a source: programs are pages, not books. */
export const longestSource = 1_000_000

// A record with a longer text was not made by this package.
const longestText = 100_000

const count = z.int().nonnegative()
const text = z.string().max(longestText)

const slot = z.string().exactOptional()
const startSchema: z.ZodType<SkillStart> = z.object({
  inventory: z.record(z.string(), count),
  equipment: z.object({ head: slot, torso: slot, legs: slot, feet: slot, hand: slot, offHand: slot }),
  position: z.object({ x: z.number(), y: z.number(), z: z.number() }),
  biome: z.string(),
})

/** Checks a record read from outside. */
export const skillRecordSchema: z.ZodType<SkillRecord> = z.object({
  schemaVersion: z.literal(skillSchemaVersion),
  name: z.string().min(1),
  source: z.string().min(1).max(longestSource),
  description: text,
  task: text,
  taskContext: text.exactOptional(),
  version: z.int().positive(),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  dependencies: z.array(text),
  helpers: z.array(text),
  parameters: z.array(text),
  provenance: z.record(text, z.union([text, z.number()])),
  start: startSchema.exactOptional(),
  promotion: z
    .discriminatedUnion('status', [
      z.object({ status: z.enum(['passed', 'failed']), detail: z.string() }),
      z.object({
        status: z.literal('skipped'),
        reason: z.enum(['no-world', 'undecided']),
        detail: z.string(),
      }),
    ])
    .exactOptional(),
  status: z.enum(['active', 'superseded', 'retired', 'quarantined']),
  statusReason: text.exactOptional(),
  use: z.object({
    successes: count,
    failures: count,
    consecutiveFailures: count,
    recentSuccesses: count,
    recentFailures: count,
  }),
  createdAtMs: z.number(),
  updatedAtMs: z.number(),
  statusChangedAtMs: z.number(),
})
