import type { Environment, ResetOptions, StepOptions, StepResult } from '../environment.ts'
import type { Observation } from '../observation.ts'
import type { Program } from '../program.ts'
import { EnvironmentLostError } from '../errors/environment-lost-error.ts'
import { makeObservation } from './make-observation.ts'
import { makeStepResult } from './make-step-result.ts'

export interface FakeEnvironmentOptions {
  readonly observation?: Observation
  /** Answers a step; the default completes and changes nothing. */
  readonly onStep?: (program: Program, observation: Observation) => StepResult | Promise<StepResult>
}

export interface FakeEnvironment extends Environment {
  readonly programs: readonly Program[]
  readonly resets: readonly ResetOptions[]
}

/** An environment without a world: keeps what it was asked and answers from a function. */
export function fakeEnvironment({
  observation = makeObservation(),
  onStep = (_program, current) => makeStepResult({ observation: current }),
}: FakeEnvironmentOptions = {}): FakeEnvironment {
  const programs: Program[] = []
  const resets: ResetOptions[] = []
  let current = observation
  let closed = false
  const assertOpen = (): void => {
    if (closed) throw new EnvironmentLostError('closed', 'The fake environment is closed; make a new one.')
  }
  return {
    programs,
    resets,
    async reset(options = {}) {
      assertOpen()
      options.signal?.throwIfAborted()
      resets.push(options)
      return current
    },
    async step(program, { signal }: StepOptions = {}) {
      assertOpen()
      signal?.throwIfAborted()
      programs.push(program)
      const result = await onStep(program, current)
      current = result.observation
      return result
    },
    async close() {
      closed = true
    },
  }
}
