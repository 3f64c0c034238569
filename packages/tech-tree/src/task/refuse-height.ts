import type { Position } from '@voyager-mc/core'
import type { Refusal } from '../contract/plan.ts'
import type { Axis } from '../contract/postcondition.ts'
import { refuse } from './refuse.ts'

/** Heights of the game's Overworld since 1.18, in blocks: https://minecraft.wiki/w/Altitude. */
const [lowest, highest] = [-64, 320]

/** Refuses a place above or below every world; undefined for all others, and for places without a height. */
export function refuseHeight(position: Position | undefined, axes?: readonly Axis[]): Refusal | undefined {
  if (position === undefined || axes?.includes('y') === false) return undefined
  const { y } = position
  if (y >= lowest && y <= highest) return undefined
  const nearest = `Go to y ${y < lowest ? lowest : highest}`
  const message = `There is nothing at height ${y}; name one from ${lowest} to ${highest}, such as ${JSON.stringify(nearest)}.`
  return refuse('impossible', message, { part: String(y), nearest })
}
