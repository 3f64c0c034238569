import type { Observation } from '@voyager-mc/core'
import type { TaskMemory } from './task-memory.ts'

/** A step of the tool ladder: proposed until one of its items was held. */
export interface Milestone {
  readonly task: string
  readonly isReached: (memory: TaskMemory, observation: Observation) => boolean
  /** Whether nothing that follows needs it. */
  readonly isBeside?: boolean
  /** Whether it is beside the way, and goes on when an attempt ran out of time. */
  readonly isLong?: boolean
  /** Whether it is left when it proves dear, and taken up again later; what is beside the way always is. */
  readonly canWait?: boolean
  /** Whether it is looked for on the surface, and so by day. */
  readonly isOutdoors?: boolean
  /** Whether it is part of the search for diamonds, which is put off while what is new nearby costs less. */
  readonly isDescent?: boolean
  /** Whether it belongs to the way to the dragon, which can wait while there is much to find nearby. */
  readonly isJourney?: boolean
  /** Whether it is never given up, because nothing else leads on. */
  readonly isLasting?: boolean
}

/** The search under ground that takes longest. */
export const diamondTask = 'Mine 3 diamond'

/** Times a piece of the gear is made again after a death: several tries at the Nether and at the End. */
export const mostOutfits = 10

// Between these times of day a search on the surface runs into the night, in ticks.
const [lateAfternoon, dawn] = [11_500, 23_000]

/** Whether a search on the surface is one in the dark, where whoever is hurt hides until morning. */
export function isDarkOutside({
  timeOfDay,
  dimension = 'overworld',
}: Pick<Observation, 'timeOfDay' | 'dimension'>): boolean {
  return isAtHome({ dimension }) && timeOfDay > lateAfternoon && timeOfDay < dawn
}

/** Whether one is in the Overworld. */
export function isAtHome({ dimension = 'overworld' }: Pick<Observation, 'dimension'>): boolean {
  return dimension.includes('overworld')
}

/** Reached once an item of the pattern was held. */
export function held(pattern: RegExp): Milestone['isReached'] {
  return (memory) => [...memory.seenItems()].some((item) => pattern.test(item))
}
