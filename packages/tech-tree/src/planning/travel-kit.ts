import type { ItemCounts } from '@voyager-mc/core'
import type { Home } from '../sources/homes.ts'

/** Things a first journey to a dimension uses up or takes along: a frame and its fire, and eyes for the portal of a stronghold. */
const kits: Readonly<Record<Home['dimension'], ItemCounts>> = {
  overworld: {},
  the_nether: { obsidian: 10, cobblestone: 4, flint_and_steel: 1 },
  the_end: { ender_eye: 12 },
}

/** Rough seconds for the way to a portal and through it, its parts at hand. */
const efforts: Readonly<Record<Home['dimension'], number>> = { overworld: 60, the_nether: 90, the_end: 900 }

/** Items that a first journey to a dimension uses up. */
export function travelKit(dimension: Home['dimension']): ItemCounts {
  return kits[dimension]
}

/** Rough seconds of a journey to a dimension; 0 for biomes and structures, whose search is part of what is done there. */
export function travelEffort(to: 'dimension' | 'biome' | 'structure', place: string): number {
  // hasOwn has just said that it is one of the three.
  return to === 'dimension' && Object.hasOwn(efforts, place) ? efforts[place as Home['dimension']] : 0
}
