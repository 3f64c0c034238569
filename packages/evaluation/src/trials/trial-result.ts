import { z } from 'zod'
import type { SkillNode } from '../report/skill-graph.ts'
import type { SpentLimit } from './budget-spent-error.ts'

/** One step of a trial's timeline. */
export interface StepRecord {
  /** 1 for the first program. */
  readonly attempt: number
  /** Number of the bot; absent for the first one. */
  readonly bot?: number | undefined
  readonly program: string
  readonly outcome: 'completed' | 'failed' | 'timed-out' | 'interrupted'
  readonly message?: string | undefined
  /** Ticks of the world since the start of the trial, at the end of the step. */
  readonly ticks: number
  readonly health: number
  /** Items that were never held before. */
  readonly firsts: readonly string[]
  /** Place on the ground, in whole blocks from the start: east, south. */
  readonly at: readonly [x: number, z: number]
}

/** Result of one trial. */
export interface TrialResult {
  readonly task: string
  readonly family: string
  readonly condition: string
  readonly seed: number
  /**
   * `solved`: the goal held in the world after a step; `unsolved`: it never did; `measured`: there was none; `failed`:
   * the agent threw or did not end.
   */
  readonly status: 'solved' | 'unsolved' | 'measured' | 'failed'
  /** Why it ended without being solved. */
  readonly reason?: string | undefined
  /**
   * Limit that ended it; absent when the agent ended by itself. `tokens` is any limit on models, also one that the agent kept to
   * by asking no more. Those of the budget are the same on every machine, time on the wall is not.
   */
  readonly spent?: SpentLimit | 'time on the wall' | undefined
  /** Opinion of the agent; absent when it had none. */
  readonly claim?: boolean | undefined
  /** First time the goal held. */
  readonly solvedAt?: { readonly attempt: number; readonly ticks: number } | undefined
  readonly attempts: number
  readonly ticks: number
  readonly deaths: number
  /** Tokens of chat models, those of plays whose game was lost among them; absent when no model was asked. */
  readonly tokens?: { readonly input: number; readonly output: number } | undefined
  /** Skills that the agent learned and who calls whom, where there are two or more. */
  readonly skills?: readonly SkillNode[] | undefined
  readonly operatorPowers: number
  readonly distanceBlocks: number
  readonly steps: readonly StepRecord[]
  /** Time on the wall; the only figure that differs between two equal trials. */
  readonly wallMs: number
}

const figure = z.number().min(0)

/** Reads tokens of chat models. */
export const tokensSchema: z.ZodType<NonNullable<TrialResult['tokens']>> = z.strictObject({
  input: figure,
  output: figure,
})

/** Reads skills and who calls whom. */
export const skillsSchema: z.ZodType<readonly SkillNode[]> = z.array(
  z.strictObject({ name: z.string(), calls: z.array(z.string()), level: z.int().min(0) }),
)

const stepSchema: z.ZodType<StepRecord> = z.strictObject({
  attempt: z.int().min(1),
  bot: z.int().min(1).optional(),
  program: z.string().max(200),
  outcome: z.enum(['completed', 'failed', 'timed-out', 'interrupted']),
  message: z.string().optional(),
  ticks: figure,
  health: figure,
  firsts: z.array(z.string()),
  at: z.tuple([z.number(), z.number()]),
})

/** Reads the result of a trial. */
export const trialResultSchema: z.ZodType<TrialResult> = z.strictObject({
  task: z.string(),
  family: z.string(),
  condition: z.string(),
  seed: z.int(),
  status: z.enum(['solved', 'unsolved', 'measured', 'failed']),
  reason: z.string().optional(),
  spent: z.enum(['world minutes', 'attempts', 'tokens', 'time on the wall']).optional(),
  claim: z.boolean().optional(),
  solvedAt: z.strictObject({ attempt: z.int().min(1), ticks: figure }).optional(),
  attempts: figure,
  ticks: figure,
  deaths: figure,
  tokens: tokensSchema.optional(),
  skills: skillsSchema.optional(),
  operatorPowers: figure,
  distanceBlocks: figure,
  steps: z.array(stepSchema),
  wallMs: figure,
})

/** Attempt and tick at which each item was first held, by name. */
export function firstHeld({ steps }: TrialResult): Readonly<Record<string, FirstHeld>> {
  const held: Record<string, FirstHeld> = {}
  for (const { attempt, ticks, firsts } of steps) for (const item of firsts) held[item] ??= { attempt, ticks }
  return held
}

/** When an item was first held. */
export interface FirstHeld {
  readonly attempt: number
  readonly ticks: number
}
