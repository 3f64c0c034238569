import { definedOf, systemClock, type Clock, type GameEvent, type Random } from '@voyager-mc/core'
import { resolvePowers, type OperatorPowers, type OperatorPreset } from '../operator/operator-powers.ts'
import { createPauseSwitch } from '../operator/pause-switch.ts'
import { allPrimitives } from '../primitives/all-primitives.ts'
import type { Primitive } from '../primitives/define-primitive.ts'
import { checkPrimitives } from '../program-runner/check-primitives.ts'
import { createSandboxRunner, type SandboxEngine } from '../program-runner/create-sandbox-runner.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import type { RunStepOptions } from './run-step.ts'

/** Settings of every step of one bot; absent ones have their defaults. */
export interface StepSettings {
  readonly engine?: SandboxEngine | undefined
  readonly runner?: ProgramRunner | undefined
  readonly primitives?: readonly Primitive[] | undefined
  readonly preset?: OperatorPreset | undefined
  readonly operator?: OperatorPowers | undefined
  readonly schematics?: string | undefined
  readonly clock?: Clock | undefined
  readonly random?: Random | undefined
  readonly onEvent?: ((event: GameEvent) => void) | undefined
}

/** Wall time of a step, in milliseconds. */
export const defaultStepTimeoutMs = 600_000

/** Options of `runStep` that are the same for every step. */
export function stepDefaults({
  clock = systemClock,
  engine = 'quickjs',
  runner = createSandboxRunner(engine, { clock }),
  primitives = allPrimitives,
  preset,
  operator = {},
  random = Math.random,
  schematics,
  onEvent,
}: StepSettings): Omit<RunStepOptions, 'timeoutMs' | 'othersChests' | 'keeps' | 'signal'> {
  return {
    runner,
    primitives: checkPrimitives(primitives),
    powers: resolvePowers(preset, operator),
    pauses: createPauseSwitch(),
    clock,
    random,
    ...definedOf({ schematics }),
    onEvent,
  }
}
