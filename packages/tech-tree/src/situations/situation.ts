import type { GameEvent, Observation } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'

/** One attempt at a task with the verdict that a stranger would give. */
export interface Situation {
  /** Property that makes it true or false. */
  readonly why: string
  readonly task: string
  readonly before: Observation
  readonly events: readonly GameEvent[]
  readonly after: Observation
  readonly isReached: boolean
}

/** Parts of a situation that differ from a calm day with empty hands. */
export interface Scene {
  readonly before?: Partial<Observation>
  readonly events?: readonly GameEvent[]
  readonly after?: Partial<Observation>
}

/** A situation in which the task was achieved. */
export function reached(task: string, why: string, scene: Scene): Situation {
  return situation(task, why, scene, true)
}

/** A situation in which it was not. */
export function unreached(task: string, why: string, scene: Scene): Situation {
  return situation(task, why, scene, false)
}

function situation(
  task: string,
  why: string,
  { before = {}, events = [], after = {} }: Scene,
  isReached: boolean,
): Situation {
  return { task, why, isReached, events, before: makeObservation(before), after: makeObservation(after) }
}
