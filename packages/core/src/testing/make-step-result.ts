import type { StepResult } from '../environment.ts'
import { makeObservation } from './make-observation.ts'

/** A step that completed without events; override what the test is about. */
export function makeStepResult(overrides: Partial<StepResult> = {}): StepResult {
  return { observation: makeObservation(), events: [], outcome: { status: 'completed' }, ...overrides }
}
