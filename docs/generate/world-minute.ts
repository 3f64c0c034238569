import type { Position } from '@voyager-mc/core'

const ticksPerMinute = 1200

/** World minute of a tick, to the hundredth. */
export function minuteOf(tick: number): number {
  return Math.round((tick / ticksPerMinute) * 100) / 100
}

/** A number to the tenth, such as of hearts. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** A place in whole blocks. */
export function wholePlace({ x, y, z }: Position): readonly [x: number, y: number, z: number] {
  // JSON knows no zero below zero.
  const whole = (value: number): number => Math.round(value) + 0
  return [whole(x), whole(y), whole(z)]
}
