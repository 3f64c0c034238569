import type { ParsedTask } from '../contract/parsed-task.ts'
import type { ItemTarget, PlanResult } from '../contract/plan.ts'
import type { TechTree } from '../contract/tech-tree.ts'
import { creatureFacts } from '../sources/creature-facts.ts'
import { describeSteps } from './describe-step.ts'
import { capitalise, describeWay } from './explain-why.ts'
import { wayAskedFor } from './way-asked-for.ts'

/** Tells how a task is done, by the way that its verb asks for; undefined where only the player's art counts. */
export function explainTask(
  name: string,
  techTree: Pick<TechTree, 'parseTask' | 'ways' | 'plan' | 'why'>,
): string | undefined {
  const parsed = techTree.parseTask(name)
  if (parsed.status === 'refused') return undefined
  const { task } = parsed
  const deed = explainDeed(task)
  if (deed !== undefined) return deed
  const [item] = task.verb === 'equip' ? task.names : task.accepts
  if (item === undefined) return undefined
  const asked = wayAskedFor(task, techTree)
  if (asked === undefined || asked.way === techTree.ways(asked.way.item)[0])
    return explainItem({ item, count: task.count }, techTree)
  const counted =
    task.accepts.length > 1 ? ` Any of ${task.accepts.slice(0, mostKinds).join(', ')} counts.` : ''
  const before = asked.needs.map((need) => {
    const plan = cheapestPlan(need, techTree)
    return plan.status === 'planned' ? describeSteps(plan.steps) : `have ${need.item}`
  })
  const first = before.length === 0 ? '' : ` From nothing: ${before.join('; ')}.`
  return `${capitalise(describeWay(asked.way))}.${counted}${first}`
}

/** Tells the plan of an item, with all that comes before so many of it. */
function explainItem(
  { item, count }: Required<ItemTarget>,
  techTree: Pick<TechTree, 'ways' | 'plan' | 'why'>,
): string {
  const plan = cheapestPlan({ item, count }, techTree)
  if (plan.status === 'refused') return techTree.why(item)
  const [best] = techTree.ways(item)
  const direct = best === undefined ? '' : `${capitalise(describeWay(best))}. `
  // One ore may give more than is wanted.
  const steps = plan.steps.map((step) =>
    step.type === 'mine' && step.item === item ? { ...step, count: Math.min(step.count, count) } : step,
  )
  return `${direct}From nothing: ${describeSteps(steps)}.`
}

/** Seconds that every use of a tool on a creature or block counts, so that the plan does without where it can. */
const dearUse = 200

/** The cheaper of two plans: the usual one counts the work of a few uses only, and not that of the tool. */
function cheapestPlan(target: ItemTarget, { plan }: Pick<TechTree, 'plan'>): PlanResult {
  const usual = plan(target)
  const plain = plan(target, { estimate: ({ type }) => (type === 'use' ? dearUse : undefined) })
  if (usual.status === 'refused' || plain.status === 'refused') return usual
  return plain.effort < usual.effort ? plain : usual
}

/** Kinds that are named where several count. */
const mostKinds = 6

/** Tells how a deed to a creature is done, which no plan for items tells. */
function explainDeed({ verb, names, goal, means, detail }: ParsedTask): string | undefined {
  const [creature = ''] = names
  const { breedsOn, tamedWith, isTamedByRiding } = creatureFacts(creature)
  const foods = (of: readonly string[]): string => (means?.names ?? of).slice(0, mostKinds).join(' or ')
  if (verb === 'breed' && goal.kind === 'bred')
    return `Two grown ${creature} that are fed ${foods(breedsOn)} each have one young. Wanted here: feed ${2 * goal.count}, ${goal.count} young.`
  if (verb === 'tame')
    return tamedWith.length === 0 && isTamedByRiding
      ? `A ${creature} is tamed by mounting it with an empty hand again and again.`
      : `A ${creature} is tamed with ${foods(tamedWith)}, which may take several.`
  if (verb === 'shear')
    return `Shears on a ${creature} that has wool; it grows again when the ${creature} eats grass.`
  if (verb === 'loot') return `${lootPlace(detail)}, and its chests are emptied with lootContainer.`
  if (verb === 'milk') return `A bucket used on a grown ${creature}.`
  return undefined
}

function lootPlace(structure: string | undefined): string {
  if (structure === undefined)
    return 'Chests that stand in the land are those of villages, ruined portals, wrecks and the like: one is found with findStructure'
  return `A ${structure} is found with findStructure, where none is a known place`
}
