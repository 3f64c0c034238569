import {
  InvalidArgumentError,
  type Environment,
  type Observation,
  type Program,
  type ResetOptions,
  type StepOptions,
  type StepResult,
} from '@voyager-mc/core'
import type { TrialBudget } from '../suite/suite-schema.ts'
import { BudgetSpentError } from './budget-spent-error.ts'

/** Ticks in a minute of the world. */
export const ticksPerMinute = 1200
const msPerTick = 50

export interface MeterEnvironmentOptions {
  readonly budget: TrialBudget
  /** Seen at the start; what `reset` gives before the first step. */
  readonly onStep: (step: StepResult, program: Program) => Promise<void>
  /** Lets the bot of a team go, so that the others do not wait for it; absent where it is alone. */
  readonly leave?: (() => Promise<void>) | undefined
  /** Called once when the budget is spent and the agent asks for more. */
  readonly onSpent: (error: BudgetSpentError) => void
}

/** An environment that counts what a trial uses, ends it at its budget, and grants no powers. */
export interface MeteredEnvironment extends Environment {
  readonly attempts: number
  readonly ticks: number
}

/** Wraps the environment of a trial for its agent. */
export function meterEnvironment(
  environment: Environment,
  { budget, onStep, onSpent, leave }: MeterEnvironmentOptions,
): MeteredEnvironment {
  let attempts = 0
  let ticks = 0
  const mostTicks = budget.worldMinutes * ticksPerMinute
  const assertLeft = (): void => {
    const limit = attempts >= budget.attempts ? 'attempts' : ticks >= mostTicks ? 'world minutes' : undefined
    if (limit === undefined) return
    const error = new BudgetSpentError(limit, limit === 'attempts' ? budget.attempts : budget.worldMinutes)
    onSpent(error)
    throw error
  }
  const { primitives, scope } = environment
  return {
    ...(primitives && { primitives }),
    ...(scope && { scope }),
    get attempts() {
      return attempts
    },
    get ticks() {
      return ticks
    },
    reset: async (options: ResetOptions = {}): Promise<Observation> =>
      environment.reset(withoutPowers(options)),
    async step(program: Program, { timeoutMs = Infinity, ...options }: StepOptions = {}) {
      assertProgram(program)
      assertLeft()
      const leftMs = Math.max(1, Math.ceil((mostTicks - ticks) * msPerTick))
      const result = await environment.step(program, { ...options, timeoutMs: Math.min(timeoutMs, leftMs) })
      attempts += 1
      // A step that takes no time would let an agent play for ever.
      ticks += Math.max(1, result.observation.elapsedTicks)
      await onStep(result, program)
      return result
    },
    async close() {
      // The trial closes its own environment.
      await leave?.()
    },
  }
}

/** Agents of others are not always checked by a compiler. */
function assertProgram(program: unknown): asserts program is Program {
  const { name, source } = Object(program) as Partial<Record<keyof Program, unknown>> // any value has members
  if (typeof name === 'string' && typeof source === 'string') return
  const value = typeof program === 'string' ? program : (JSON.stringify(program) ?? 'undefined')
  throw new InvalidArgumentError(
    'program',
    value.slice(0, 80),
    'pass an object whose name and source are texts.',
  )
}

function withoutPowers({ signal, mode, ...powers }: ResetOptions): ResetOptions {
  const power =
    mode === 'hard' ? 'mode' : Object.keys(powers).find((name) => Reflect.get(powers, name) !== undefined)
  if (power !== undefined) {
    const value = power === 'mode' ? mode : JSON.stringify(Reflect.get(powers, power))
    throw new InvalidArgumentError(power, value, 'leave it out: the start of a trial is set by its suite.')
  }
  return { mode: 'soft', ...(signal && { signal }) }
}
