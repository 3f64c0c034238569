import type { Way } from '../contract/way.ts'
import type { PlanStep } from '../contract/plan.ts'
import { homeOf, type Home } from './homes.ts'

const overworld: Home = { dimension: 'overworld' }
const nether: Home = { dimension: 'the_nether' }

/** Place that a way or step has to be done at; undefined for what can be done anywhere, at a station. */
export function homeOfWay(way: Way | PlanStep): Home | undefined {
  switch (way.type) {
    case 'mine':
      return commonHome(way.blocks)
    case 'kill':
      return homeOf(way.mob) ?? overworld
    case 'use':
    case 'throw':
    case 'breed':
      return /^(water|lava|air)$/.test(way.on) ? undefined : (homeOf(way.on) ?? overworld)
    case 'barter':
      return nether
    case 'trade':
      return { dimension: 'overworld', structure: 'village' }
    case 'loot': {
      const structure = 'structure' in way ? way.structure : way.on
      return { dimension: homeOf(structure)?.dimension ?? 'overworld', structure }
    }
    case 'fish':
    case 'farm':
      return overworld
    // At a station, on what is carried, or on the way.
    default:
      return undefined
  }
}

/** Home of the first block; that of the Overworld where any of them is had there. */
function commonHome(blocks: readonly string[]): Home {
  const homes = blocks.map((block) => homeOf(block))
  return homes.includes(undefined) ? overworld : (homes[0] ?? overworld)
}
