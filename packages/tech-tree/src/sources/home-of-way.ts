import type { Way } from '../contract/way.ts'
import type { PlanStep } from '../contract/plan.ts'
import { homeOf, type Home } from './homes.ts'

const overworld: Home = { dimension: 'overworld' }
const nether: Home = { dimension: 'the_nether' }

/** Place that a way or step has to be done at; undefined for what can be done anywhere, at a station. */
export function homeOfWay(way: Way | PlanStep): Home | undefined {
  const { type } = way
  if (type === 'mine') return commonHome(way.blocks)
  if (type === 'kill') return homeOf(way.mob) ?? overworld
  if (type === 'use' || type === 'throw' || type === 'breed')
    // Water boils away in the Nether, and in the End is none.
    return /^(lava|air)$/.test(way.on) ? undefined : (homeOf(way.on) ?? overworld)
  if (type === 'barter') return nether
  if (type === 'trade') return { dimension: 'overworld', structure: 'village' }
  if (type === 'loot') {
    const structure = 'structure' in way ? way.structure : way.on
    return { dimension: homeOf(structure)?.dimension ?? 'overworld', structure }
  }
  return type === 'fish' || type === 'farm' ? overworld : undefined
}

/** Home of the first block; that of the Overworld where any of them is had there. */
function commonHome(blocks: readonly string[]): Home {
  const homes = blocks.map((block) => homeOf(block))
  return homes.includes(undefined) ? overworld : (homes[0] ?? overworld)
}
