import type { Observation, Position } from '@voyager-mc/core'
import { bearing, nearBlocks } from '../text/bearing.ts'
import { quoteName } from '../text/quote-untrusted.ts'

/** From so many on a count says nothing that a task needs. */
const many = 16

/** Up to so many blocks away nobody has to walk. */
const withinReach = 3

/**
 * Renders the kinds of block around the agent, each with distance and direction of the nearest one where it is out of reach,
 * and with its count where there are few.
 */
export function renderNearbyBlocks({ nearbyBlocks, position }: Observation): string {
  const blocks = nearbyBlocks.filter(({ name }) => !/^(cave_|void_)?air$/.test(name))
  if (blocks.length === 0) return 'Nearby blocks: none'
  const list = blocks.map(({ name, count, distanceBlocks, nearest }) => {
    const way = distanceBlocks <= withinReach ? '' : away(distanceBlocks, { nearest, position })
    return `${quoteName(name)}${count < many ? ` ${count}` : ''}${way}`
  })
  const isFar = blocks.some(({ distanceBlocks }) => distanceBlocks > withinReach)
  return `Nearby blocks${isFar ? ' (@blocks away if over 3)' : ''}: ${list.join(', ')}`
}

function away(
  distanceBlocks: number,
  { nearest, position }: { readonly nearest: Position; readonly position: Position },
): string {
  return `@${Math.round(distanceBlocks)}${distanceBlocks < nearBlocks ? '' : ` ${bearing(nearest, position)}`}`
}
