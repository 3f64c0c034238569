import type { Observation } from '@voyager-mc/core'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'
import { diamondTask, held, type Milestone } from './milestone.ts'
import { mealsForSearch } from './provisions.ts'
import type { TaskCosts } from './task-costs.ts'
import { worthOf } from './worth-of.ts'

const pickaxeTask = 'Craft 1 diamond_pickaxe'

/** Search for the diamonds of a pickaxe, which is the longest of all and leads where one dies most. */
export function descent(techTree: TechTree, observation: Observation): readonly Milestone[] {
  return [
    mealsForSearch(techTree, observation),
    { task: diamondTask, isReached: held(/^(diamond|diamond_pickaxe)$/) },
    { task: pickaxeTask, isReached: held(/^diamond_pickaxe$/) },
  ].map((rung) => ({ ...rung, isDescent: true }))
}

/** Rough seconds of the search: half of all first lives took fewer from the iron pickaxe on. */
const searchSeconds = 400

/** Seconds of the world that the search for diamonds takes, by what was experienced of it. */
function descentSeconds({ secondsOf }: Pick<TaskCosts, 'secondsOf'>): number {
  return secondsOf(diamondTask, searchSeconds)
}

/** Seconds that a plan takes at the least: those of the search where it needs diamonds and nobody knows where any are. */
export function leastSecondsOf(
  steps: readonly PlanStep[],
  {
    observation: { nearbyBlocks, places = [] },
    costs,
  }: { readonly observation: Observation; readonly costs: Pick<TaskCosts, 'secondsOf'> },
): number {
  const ores = steps.flatMap((step) => (step.type === 'mine' && step.item === 'diamond' ? step.blocks : []))
  const isKnown = [...nearbyBlocks, ...places].some(({ name }) => ores.includes(name))
  return ores.length === 0 || isKnown ? 0 : descentSeconds(costs)
}

/** Seconds of the world for each new thing that the search for diamonds brings, by what was experienced of it. */
export function descentSecondsEach(
  costs: Pick<TaskCosts, 'secondsOf' | 'byTheWay'>,
  seen: ReadonlySet<string>,
): number {
  const own = ['diamond', 'diamond_pickaxe'].filter((item) => !seen.has(item))
  const worth = own.reduce((sum, item) => sum + worthOf(item), 0)
  const things = worth + costs.byTheWay(diamondTask, (kind) => own.includes(kind) || seen.has(kind))
  return descentSeconds(costs) / things
}
