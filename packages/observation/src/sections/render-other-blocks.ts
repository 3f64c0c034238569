import type { Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Renders the blocks seen earlier that are neither in sight nor held. */
export function renderOtherBlocks({ seenBlocks, nearbyBlocks, inventory }: Observation): string {
  const near = new Set(nearbyBlocks.map(({ name }) => name))
  const others = [...new Set(seenBlocks)].filter((name) => !near.has(name) && inventory[name] === undefined)
  return `Other blocks seen before: ${others.length === 0 ? 'none' : others.map(quoteName).join(', ')}`
}
