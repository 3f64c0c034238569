import type { Position } from '@voyager-mc/core'

/** Nearer than this nobody asks which way, in blocks. */
export const nearBlocks = 9

const compass = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE']

/** Difference of height worth a word, in blocks. */
const steepBlocks = 10

/** Direction of a place as a traveller says it, such as `NW` or `NW 12 down`; higher and lower only where it matters. */
export function bearing({ x, y, z }: Position, from: Position): string {
  // East is positive x and south positive z.
  const turn = Math.round((Math.atan2(z - from.z, x - from.x) / (2 * Math.PI)) * compass.length)
  const way = compass[(turn + compass.length) % compass.length] ?? ''
  const height = Math.round(y - from.y)
  if (Math.abs(height) < steepBlocks) return way
  return `${way} ${Math.abs(height)} ${height > 0 ? 'up' : 'down'}`
}
