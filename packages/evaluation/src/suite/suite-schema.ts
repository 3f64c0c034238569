import { z } from 'zod'
import { gameName } from './game-name.ts'
import { postconditionSchema, type Postcondition } from '@voyager-mc/tech-tree'
import { offsetSchema, type Offset } from './offset.ts'

/** One block, or a box of them, that stands there at the start. */
export interface StartBlock {
  readonly block: string
  readonly at: Offset
  /** Opposite corner of the box; absent for one block. */
  readonly to?: Offset | undefined
  /** Properties such as the age of a crop. */
  readonly state?: Readonly<Record<string, string>> | undefined
  /** Contents of the block as `/data merge` takes them, such as the text of a sign; for one block. */
  readonly data?: string | undefined
}

/** World as it is before the agent sees it. */
export interface TaskStart {
  /** Seed of the world: the trial's own, or the same one in every trial. */
  readonly seed: number | 'trial'
  readonly inventory: Readonly<Record<string, number>>
  /** Ticks since sunrise. */
  readonly timeOfDay?: number | undefined
  readonly weather?: 'clear' | 'rain' | 'thunder' | undefined
  readonly difficulty: 'peaceful' | 'easy' | 'normal' | 'hard'
  /** Half the side of a square of grass with free air above, made where the bot stands; absent leaves the land alone. */
  readonly clearing?: number | undefined
  readonly blocks: readonly StartBlock[]
  readonly mobs: readonly { readonly mob: string; readonly at: Offset; readonly data?: string | undefined }[]
  /** Points of the hunger bar, out of 20. */
  readonly food: number
  /** Bots that do the task together; absent for one. What is held at the start the first one holds. */
  readonly bots?: number | undefined
  /** Lines that a stranger says at the end of each program. */
  readonly chat?: readonly string[] | undefined
  /** Programs before which the connection of the first bot breaks, 1 for the first one. */
  readonly lostBefore?: readonly number[] | undefined
}

/** Things that one trial may use up. */
export interface TrialBudget {
  /** Minutes of the world's time in which programs run. */
  readonly worldMinutes: number
  /** Programs that may be run. */
  readonly attempts: number
  /** Tokens of chat models, input and output; absent sets no limit. */
  readonly tokens?: number | undefined
}

/** One task of a suite with its start, its postcondition and its budget. */
export interface SuiteTask {
  readonly id: string
  readonly family: string
  /** The task in words; absent where the agent sets its own tasks until the budget is spent. */
  readonly text?: string | undefined
  readonly context?: string | undefined
  /** Tasks in words that the agent learns by before, each from the start anew; what it keeps of them it keeps itself. */
  readonly lessons?: readonly string[] | undefined
  readonly start: TaskStart
  /** Absent where nothing is to be reached and only figures are taken. Positions count from the start. */
  readonly goal?: Postcondition | undefined
  readonly budget: TrialBudget
  readonly tags: readonly string[]
}

/** Tasks that are measured together, as data. */
export interface Suite {
  readonly name: string
  /** Counts up with each change that changes results. */
  readonly version: number
  readonly title: string
  /** Version of the game. */
  readonly game: string
  readonly tasks: readonly SuiteTask[]
}

const word = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'use small letters, digits and hyphens')

const startSchema: z.ZodType<TaskStart> = z.strictObject({
  seed: z.union([z.literal('trial'), z.int().min(-2_147_483_648).max(2_147_483_647)]),
  inventory: z.record(gameName, z.int().min(1).max(2304)).default({}),
  timeOfDay: z.int().min(0).max(23_999).optional(),
  weather: z.enum(['clear', 'rain', 'thunder']).optional(),
  difficulty: z.enum(['peaceful', 'easy', 'normal', 'hard']).default('easy'),
  clearing: z.int().min(3).max(14).optional(),
  blocks: z
    .array(
      z.strictObject({
        block: gameName,
        at: offsetSchema,
        to: offsetSchema.optional(),
        state: z.record(gameName, gameName).optional(),
        data: z.string().min(2).max(1000).optional(),
      }),
    )
    .max(64)
    .default([]),
  mobs: z
    .array(z.strictObject({ mob: gameName, at: offsetSchema, data: z.string().max(400).optional() }))
    .max(16)
    .default([]),
  food: z.int().min(0).max(20).default(20),
  bots: z.int().min(2).max(4).optional(),
  chat: z
    .array(
      z
        .string()
        .min(1)
        .max(200)
        .regex(/^[^\n\r]+$/, 'use one line'),
    )
    .max(8)
    .optional(),
  lostBefore: z.array(z.int().min(1).max(1000)).max(16).optional(),
})

const budgetSchema: z.ZodType<TrialBudget> = z.strictObject({
  worldMinutes: z.number().min(0.1).max(10_000),
  attempts: z.int().min(1).max(10_000),
  tokens: z.int().min(1).optional(),
})

const taskSchema: z.ZodType<SuiteTask> = z.strictObject({
  id: word,
  family: word,
  text: z.string().min(1).max(400).optional(),
  context: z.string().max(4000).optional(),
  lessons: z.array(z.string().min(1).max(400)).min(1).max(32).optional(),
  start: startSchema,
  goal: postconditionSchema.optional(),
  budget: budgetSchema,
  tags: z.array(word).max(16).default([]),
})

/** Reads a suite. */
export const suiteSchema: z.ZodType<Suite> = z.strictObject({
  name: word,
  version: z.int().min(1),
  title: z.string().min(1).max(200),
  game: z.string().regex(/^1\.\d{1,2}(\.\d{1,2})?$/, 'use a version such as 1.19.4'),
  tasks: z.array(taskSchema).min(1).max(5000),
})
