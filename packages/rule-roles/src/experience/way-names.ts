import type { TechTree, Way } from '@voyager-mc/tech-tree'

/**
 * Searches under ground: through caves where they are open and along a tunnel where not, along a tunnel alone, or with
 * branches to both sides of it. A cave shows many times the ore of a tunnel, and holds what lives in the dark.
 */
export const undergroundSearches = ['caves', 'staircase', 'branches'] as const

/** A search under ground. */
export type UndergroundSearch = (typeof undergroundSearches)[number]

/** Name of a way in records. */
export function wayName(way: Way, search?: UndergroundSearch): string {
  if (way.type === 'mine') return search === undefined ? 'mine' : `mine ${search}`
  if (way.type === 'kill') return `kill ${way.mob}`
  return way.type === 'use' ? `use ${way.on}` : way.type
}

/** Name of a learned skill in records. */
export function skillWayName(skill: string): string {
  return `skill ${skill}`
}

/** True for the name of a learned skill, whose time is that of all ways within it. */
export function isSkillWay(way: string): boolean {
  return way.startsWith('skill ')
}

/** Names under which the records of a way may be; more than one where it is searched for under ground. */
export function wayNames(way: Way, techTree: Pick<TechTree, 'block'>): readonly string[] {
  return isUnderground(way, techTree)
    ? undergroundSearches.map((search) => wayName(way, search))
    : [wayName(way)]
}

/** Whether a way digs for something at a height of its own. */
export function isUnderground(way: Way, techTree: Pick<TechTree, 'block'>): boolean {
  return way.type === 'mine' && techTree.block(way.blocks[0] ?? '')?.bestHeight !== undefined
}
