import { isDeed, type TechTree, type Way } from '@voyager-mc/tech-tree'
import type { WorldSources } from './world-sources.ts'

/**
 * Items that can be had in a world with these sources: again and again every way is tried whose inputs, tools and station
 * are at hand, until nothing comes of it any more.
 */
export function reachableItems(tree: TechTree, sources: WorldSources): ReadonlySet<string> {
  const held = new Set<string>()
  const isOpen = (way: Way): boolean =>
    Object.keys(way.inputs).every((item) => held.has(item)) &&
    (way.tools.length === 0 || way.tools.some((tool) => held.has(tool))) &&
    (way.station === undefined || held.has(way.station)) &&
    hasSource(way, { held, ...sources })
  let before = -1
  while (held.size > before) {
    before = held.size
    for (const item of tree.items) if (tree.ways(item).some(isOpen)) held.add(item)
  }
  return held
}

interface Surroundings extends WorldSources {
  readonly held: ReadonlySet<string>
}

// What one uses things on is a fluid, a block, a creature, or the breath of the dragon in the air.
const everywhere = new Set(['air', 'water', 'lava'])

function hasSource(way: Way, { held, blocks, creatures, finds }: Surroundings): boolean {
  const isThere = (name: string): boolean =>
    everywhere.has(name) || blocks.has(name) || creatures.has(name) || held.has(name)
  if (isDeed(way)) return isThere(way.on)
  switch (way.type) {
    case 'mine':
      // Blocks that do not occur are placed first, and give nothing new when they give themselves.
      return way.blocks.some((block) => blocks.has(block) || (block !== way.item && held.has(block)))
    case 'kill':
      return creatures.has(way.mob)
    case 'farm':
      return held.has(way.seed)
    case 'smelt':
      return held.has(way.input)
    case 'use':
      return isThere(way.on)
    case 'fish':
    case 'loot':
    case 'trade':
    case 'barter':
      return finds[way.type].has(way.item)
    case 'craft':
    case 'smith':
      return true
  }
}
