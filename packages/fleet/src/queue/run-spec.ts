import { InvalidArgumentError } from '@voyager-mc/core'
import * as z from 'zod'

/** A run as it is submitted. */
export interface RunSpec {
  /** Name of what is compared, such as `no-skills`; part of the run's name. */
  readonly condition: string
  /** Goal in words; without one the curriculum chooses. */
  readonly task?: string
  /** Decides the world and every draw. */
  readonly seed: number
  /** Server that is joined; without one the world is embedded and travels with the run. */
  readonly server?: { readonly host: string; readonly port?: number }
  /** Minecraft version; the learner's own by default. */
  readonly version?: string
  /** Name of the model, such as `openai:gpt-4o`; without one rules decide. */
  readonly model?: string
  /** Limits after which the run ends. */
  readonly budget?: RunBudget
  /** Further settings that the learner understands. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>
}

/** Limits of a run; absent is without one. */
export interface RunBudget {
  readonly attempts?: number
  /** Tokens, calls and dollars that models may use up. */
  readonly tokens?: number
  readonly calls?: number
  readonly costUsd?: number
}

/** A run as it is written by hand; its condition is `default` when it is absent. */
export type RunSpecInput = Omit<RunSpec, 'condition'> & Partial<Pick<RunSpec, 'condition'>>

const count = z.int().positive().exactOptional()

const runSpecSchema: z.ZodType<RunSpec> = z.strictObject({
  condition: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'use up to 60 letters, digits, points and dashes')
    .default('default'),
  // It is a part of the run's name, which people read and PostgreSQL keeps.
  task: z
    .string()
    .min(1)
    .max(500)
    .regex(/^\P{Cc}*$/u, 'leave out control characters')
    .exactOptional(),
  seed: z.int(),
  server: z
    .strictObject({ host: z.string().min(1), port: z.int().min(1).max(65_535).exactOptional() })
    .exactOptional(),
  version: z.string().exactOptional(),
  model: z.string().exactOptional(),
  budget: z
    .strictObject({
      attempts: count,
      tokens: count,
      calls: count,
      costUsd: z.number().positive().exactOptional(),
    })
    .exactOptional(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).exactOptional(),
})

/** Checks a run; throws `InvalidArgumentError` that names the part that is wrong. */
export function parseRunSpec(value: unknown): RunSpec {
  const parsed = runSpecSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const part = issue?.path.join('.') ?? ''
  const name = part === '' ? 'run' : `run.${part}`
  throw new InvalidArgumentError(
    name,
    valueAt(value, issue?.path ?? []),
    `${issue?.message ?? 'see the docs'}.`,
  )
}

/** Name of a run: the same condition, task and seed is the same run. */
export function runNameOf({ condition, task, seed }: RunSpec): string {
  return `${condition}/${task ?? 'learn'}/${seed}`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const part = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
  return typeof part === 'object' ? JSON.stringify(part) : part
}
