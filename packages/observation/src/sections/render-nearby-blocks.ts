import type { Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** From so many on a count says nothing that a task needs. */
const many = 16

/** Up to so many blocks away nobody has to walk. */
const withinReach = 3

/**
 * Renders the kinds of block around the agent, each with the distance of the nearest one where it is out
 * of reach, and with its count where there are few.
 */
export function renderNearbyBlocks({ nearbyBlocks }: Observation): string {
  const blocks = nearbyBlocks.filter(({ name }) => !/^(cave_|void_)?air$/.test(name))
  if (blocks.length === 0) return 'Nearby blocks: none'
  const list = blocks.map(
    ({ name, count, distanceBlocks }) =>
      `${quoteName(name)}${count < many ? ` ${count}` : ''}${distanceBlocks <= withinReach ? '' : `@${Math.round(distanceBlocks)}`}`,
  )
  return `Nearby blocks (@blocks away if over 3): ${list.join(', ')}`
}
