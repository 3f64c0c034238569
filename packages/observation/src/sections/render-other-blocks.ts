import type { Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Renders the blocks seen earlier that are neither in sight nor held; empty when there are none. */
export function renderOtherBlocks({ seenBlocks, nearbyBlocks, inventory }: Observation): string {
  const near = new Set(nearbyBlocks.map(({ name }) => name))
  const others = [...new Set(seenBlocks)].filter((name) => !near.has(name) && inventory[name] === undefined)
  return others.length === 0 ? '' : `Other blocks seen before: ${others.map(quoteName).join(', ')}`
}
