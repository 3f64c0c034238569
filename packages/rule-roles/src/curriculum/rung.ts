import type { Observation } from '@voyager-mc/core'
import { heldOrHoarded } from '../supplies/hoard.ts'
import { isAtHome, type Milestone } from './milestone.ts'
import { isDressed, own } from '../supplies/dressed.ts'

function seesEnderman({ nearbyEntities }: Observation): boolean {
  return nearbyEntities.some(({ name }) => name === 'enderman')
}

/** Facts that show that a step of the way to the dragon is done, and conditions under which it is begun. */
export interface Rung {
  /** Items that prove it. */
  readonly proof?: RegExp
  /** Items without which it is not begun. */
  readonly needs?: RegExp
  /** Items one of which has to be carried: without them it would be the fight for them once more. */
  readonly carries?: RegExp
  /** Task before which it is not begun. */
  readonly after?: string
  /** Task that shows that it is done, where it is another one. */
  readonly until?: string
  /** Times after which it is not done again. */
  readonly most?: number
  readonly isBeside?: boolean
  readonly isLong?: boolean
  /** By default, what is not beside the way is never given up. */
  readonly isLasting?: boolean
  /** Whether nobody comes back from another dimension for it. */
  readonly isAtHome?: boolean
  /** Whether it is done with an enderman in sight only. */
  readonly isInSight?: boolean
  /** Item and count that show it, held or in the chest of one's own; what was held once is gone with a life. */
  readonly held?: readonly [item: string, count: number]
  /** Items any of which shows it, held or worn. */
  readonly worn?: RegExp
}

/** A step of the way to the dragon. */
export function rung(
  task: string,
  {
    proof,
    needs,
    carries,
    after,
    until = task,
    most = Infinity,
    isBeside = false,
    isLong = false,
    isLasting,
    isAtHome: needsHome = false,
    isInSight = false,
    held,
    worn,
  }: Rung = {},
): Milestone {
  return {
    task,
    isBeside,
    isLong,
    isJourney: true,
    isLasting: isLasting ?? !isBeside,
    isReached: (memory, observation) => {
      const hasSeen = (pattern: RegExp): boolean => [...memory.seenItems()].some((item) => pattern.test(item))
      return (
        (held === undefined
          ? worn === undefined && memory.hasCompleted(until)
          : hasEnough(observation, held)) ||
        (worn !== undefined && own(observation).some((item) => worn.test(item))) ||
        memory.timesCompleted(task) >= most ||
        !isDressed(observation) ||
        (needsHome && !isAtHome(observation)) ||
        (isInSight && !seesEnderman(observation)) ||
        (carries !== undefined && !own(observation).some((item) => carries.test(item))) ||
        (after !== undefined && !memory.hasCompleted(after)) ||
        (proof !== undefined && hasSeen(proof)) ||
        (needs !== undefined && !hasSeen(needs))
      )
    },
  }
}

// Whoever is in the End has no time for more.
function hasEnough(observation: Observation, [item, count]: readonly [string, number]): boolean {
  return heldOrHoarded(observation, item) >= count || observation.dimension?.endsWith('the_end') === true
}
