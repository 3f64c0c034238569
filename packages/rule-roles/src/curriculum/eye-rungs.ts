import type { Observation } from '@voyager-mc/core'
import { eyesForThePortal } from '../supplies/eyes-for-the-portal.ts'
import { heldOrHoarded } from '../supplies/hoard.ts'
import type { Milestone } from './milestone.ts'
import { rung } from './rung.ts'

/** Task after which the eyes are where they belong, or are seen to by what comes next. */
const last = 'Find stronghold'

/**
 * Steps to the eyes, by what is held: a rod of a blaze gives two of powder, and each eye takes one and a pearl. What a
 * death has cost is had anew, and what is carried already, or lies in the chest of one's own, is not asked for twice.
 */
export function eyeRungs(observation: Observation): readonly Milestone[] {
  const held = (item: string): number => heldOrHoarded(observation, item)
  const eyes = held('ender_eye')
  if (eyes >= eyesForThePortal.enough) return []
  // With enough of them nobody looks for the last two: a life spent an hour and a half on one.
  const powder = held('blaze_powder') + 2 * held('blaze_rod')
  const possible = eyes + Math.min(held('ender_pearl'), powder)
  const { asked, enough } = eyesForThePortal
  const missing = (possible >= enough ? Math.min(asked, possible) : asked) - eyes
  const rods = Math.ceil((missing - powder) / 2)
  const pearls = missing - held('ender_pearl')
  return [
    ...(rods > 0 ? [rung(`Obtain ${rods} blaze_rod`, { until: last })] : []),
    // Blazes kill more often than endermen: whoever hunted for pearls meanwhile lost fourteen of them to a blaze.
    ...(pearls > 0 ? [rung(`Obtain ${pearls} ender_pearl`, { until: last, after: 'Enter the_nether' })] : []),
    rung(`Craft ${missing} ender_eye`, { until: last }),
  ]
}
