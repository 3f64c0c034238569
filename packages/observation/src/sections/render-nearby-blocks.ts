import type { Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Renders the kinds of block around the agent, each with its count and the distance of the nearest one. */
export function renderNearbyBlocks({ nearbyBlocks }: Observation): string {
  const blocks = nearbyBlocks.filter(({ name }) => !/^(cave_|void_)?air$/.test(name))
  if (blocks.length === 0) return 'Nearby blocks: none'
  const list = blocks.map(
    ({ name, count, distanceBlocks }) => `${quoteName(name)} ${count}@${Math.round(distanceBlocks)}`,
  )
  return `Nearby blocks (count@blocks away): ${list.join(', ')}`
}
