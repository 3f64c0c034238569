import type { PlanStep, Surroundings } from '../contract/plan.ts'
import type { PlanOptions } from '../contract/tech-tree.ts'
import type { Station } from '../contract/way.ts'
import { heldItems } from './held-items.ts'
import { mergeSteps } from './merge-steps.ts'
import { mixedWays } from './mixed-ways.ts'
import { acquire, type PlanData, type PlanState, type Search } from './search-plan.ts'
import { sourceEfforts } from './source-efforts.ts'
import { toolRack } from './tool-rack.ts'
import { withTravel } from './with-travel.ts'

/** Steps in order, or undefined when the item cannot be had. */
export type PlanFinder = (
  item: string,
  count: number,
  options: PlanOptions,
) => readonly PlanStep[] | undefined

const stationNames: readonly Station[] = [
  'crafting_table',
  'furnace',
  'smithing_table',
  'brewing_stand',
  'enchanting_table',
]

/** A planner that works backwards from the item, cheapest way first, and backs up where a chain closes. */
export function createPlanFinder(data: PlanData): PlanFinder {
  const waysWith = mixedWays(data.ways)
  // Whoever compares many items passes the same options for each; what is worked out about them is kept.
  const searches = new WeakMap<PlanOptions, Search>()
  const searchWith = (options: PlanOptions): Search => {
    const known = searches.get(options)
    if (known !== undefined) return known
    const { world = {}, estimate, inventory = {} } = options
    const search = {
      data: { ...data, ways: waysWith(inventory) },
      sources: sourceEfforts(world, estimate),
      estimates: new Map(),
    }
    searches.set(options, search)
    return search
  }
  return (item, count, options) => {
    const { inventory = {}, world = {}, usesLeft } = options
    const { dimension = 'overworld' } = world
    const near = new Set((world.nearbyBlocks ?? []).map(({ name }) => name))
    const start: PlanState = {
      held: heldItems(inventory),
      rack: toolRack(data.durability, usesLeft),
      stations: new Set(stationNames.filter((name) => near.has(name))),
      open: openDimensions(world, dimension),
      steps: [],
    }
    const end = acquire(searchWith(options), start, { item, count, path: [] })
    if (end === undefined) return undefined
    const steps = mergeSteps(end.steps, { inventory, stations: start.stations })
    const reached = new Set([...near, ...namesWithinReach(world)])
    return withTravel(steps, { dimension, near: reached })
  }
}

/** Blocks for which a walk to a known place is nearer than a search for its biome or structure. */
const reachBlocks = 256

/** Names of what is in sight besides blocks, and of what is remembered so near that nobody looks for its biome first. */
function namesWithinReach({ nearbyEntities = [], places = [] }: Surroundings): readonly string[] {
  const known = places.filter(
    ({ kind, distanceBlocks = Infinity }) =>
      (kind === 'block' || kind === 'creature') && distanceBlocks <= reachBlocks,
  )
  return [...nearbyEntities, ...known].map(({ name }) => name)
}

/** Dimensions the agent can go to as it stands: the Overworld, where it is, and where known portals and those in sight lead. */
function openDimensions(
  { places = [], nearbyBlocks = [] }: Surroundings,
  dimension: string,
): ReadonlySet<string> {
  const open = new Set(['overworld', dimension])
  for (const { name } of nearbyBlocks) {
    if (name === 'nether_portal') open.add('the_nether')
    else if (name === 'end_portal') open.add('the_end')
  }
  for (const { kind, name, leadsTo } of places) {
    if (kind !== 'portal') continue
    if (leadsTo !== undefined) open.add(leadsTo.dimension)
    else if (name === 'nether_portal') open.add('the_nether')
    else if (name === 'end_portal') open.add('the_end')
  }
  return open
}
