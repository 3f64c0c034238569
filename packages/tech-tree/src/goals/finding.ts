import type { Observation, StepResult } from '@voyager-mc/core'

/** One attempt at a goal: the world before it, what happened, and the world after it. A `CritiqueRequest` fits. */
export interface Attempt {
  readonly before: Observation
  readonly step: Pick<StepResult, 'observation' | 'events'>
}

/** Verdict on one attempt. */
export interface Finding {
  readonly status: 'achieved' | 'missed'
  /** The facts it rests on, in one or more sentences. */
  readonly facts: string
  /** Number still missing; 0 when the goal is achieved, 1 where nothing is counted. */
  readonly left: number
}

/** A verdict on a count of which each one is proved. */
export function checkCount(proved: number, wanted: number, facts: string): Finding {
  const left = Math.max(0, wanted - Math.max(0, proved))
  return { status: left === 0 ? 'achieved' : 'missed', facts, left }
}

/** A verdict on something that either is or is not. */
export function checkState(isReached: boolean, facts: string): Finding {
  return { status: isReached ? 'achieved' : 'missed', facts, left: isReached ? 0 : 1 }
}
