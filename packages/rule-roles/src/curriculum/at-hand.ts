import type { Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { sourcesOf } from '../experience/sights.ts'

/** Tells whether an item can be made of what is held, or whether a block or creature that gives it is in sight. */
export function atHand(
  { inventory, nearbyBlocks, nearbyEntities }: Observation,
  techTree: TechTree,
): (item: string) => boolean {
  const made = new Set(techTree.reachable(inventory))
  const sights = new Set([...nearbyBlocks, ...nearbyEntities].map(({ name }) => name))
  const isInSight = (item: string): boolean =>
    techTree.ways(item).some((way) => sourcesOf(way).some((source) => sights.has(source)))
  return (item) => made.has(item) || isInSight(item)
}
