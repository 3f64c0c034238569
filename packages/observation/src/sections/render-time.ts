import type { Observation } from '@voyager-mc/core'
import { nameTimeOfDay } from '../text/time-of-day.ts'

/** Renders the part of the day. */
export function renderTime({ timeOfDay }: Observation): string {
  return `Time: ${nameTimeOfDay(timeOfDay)}`
}
