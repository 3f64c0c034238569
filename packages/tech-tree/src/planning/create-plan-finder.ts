import type { PlanStep } from '../contract/plan.ts'
import type { PlanOptions } from '../contract/tech-tree.ts'
import type { Station } from '../contract/way.ts'
import { heldItems } from './held-items.ts'
import { mergeSteps } from './merge-steps.ts'
import { acquire, type PlanData, type PlanState } from './search-plan.ts'
import { sourceEfforts } from './source-efforts.ts'
import { toolRack } from './tool-rack.ts'

/** Steps in order, or undefined when the item cannot be had. */
export type PlanFinder = (
  item: string,
  count: number,
  options: PlanOptions,
) => readonly PlanStep[] | undefined

const stationNames: readonly Station[] = ['crafting_table', 'furnace', 'smithing_table']

/** A planner that works backwards from the item, cheapest way first, and backs up where a chain closes. */
export function createPlanFinder(data: PlanData): PlanFinder {
  return (item, count, { inventory = {}, world = {}, usesLeft, estimate }) => {
    const near = new Set((world.nearbyBlocks ?? []).map(({ name }) => name))
    const start: PlanState = {
      held: heldItems(inventory),
      rack: toolRack(data.durability, usesLeft),
      stations: new Set(stationNames.filter((name) => near.has(name))),
      steps: [],
    }
    const end = acquire({ data, sources: sourceEfforts(world, estimate), estimates: new Map() }, start, {
      item,
      count,
      path: [],
    })
    return end && mergeSteps(end.steps, { inventory, stations: start.stations })
  }
}
