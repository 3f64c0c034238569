import type { ItemCounts, Task } from '@voyager-mc/core'
import { refuseRepeats, type CurriculumSituation } from '@voyager-mc/curriculum'
import {
  printTask,
  type ParsedTask,
  type Plan,
  type PlanResult,
  type PlanStep,
  type TechTree,
} from '@voyager-mc/tech-tree'

interface RefuseTaskOptions {
  readonly techTree: TechTree
  /** Rough seconds of play a task may take from what is held; the default is three times a diamond from nothing. */
  readonly maxEffort?: number
  /** Failed rollouts after which the same task is not tried again. */
  readonly maxFailures?: number
}

/** Objects to a proposal in words for the model that made it; undefined accepts it. */
type RefuseTask = (task: Task, situation: CurriculumSituation) => string | undefined

const farAway = 900

const fullFood = 20

/**
 * A validator that knows the game: things that do not exist or cannot be had, things out of reach, tasks done already
 * and tasks that keep failing go back to the model. A phrase that begins with no verb of the task language passes.
 */
export function refuseTask({
  techTree,
  maxEffort = farAway,
  maxFailures = 3,
}: RefuseTaskOptions): RefuseTask {
  const canonical = (name: string): string => {
    const parsed = techTree.parseTask(name)
    return parsed.status === 'parsed' ? printTask(parsed.task) : name
  }
  const refuseRepeat = refuseRepeats({ maxFailures, canonical })
  return (task, situation) => {
    const parsed = techTree.parseTask(task.name)
    if (parsed.status === 'refused') {
      return parsed.reason === 'unknown-verb' ? refuseRepeat(task, situation) : parsed.message
    }
    const { recentDeath, inventory, equipment, food } = situation.observation
    const { accepts, verb } = parsed.task
    const { goal } = parsed.task
    const isHungry = verb === 'eat' && food < fullFood
    if (goal.kind === 'eaten' && food >= (goal.hunger ?? Infinity))
      return `Hunger is ${food} already, and nothing needs to be eaten for ${goal.hunger}.`
    const isLost = accepts.some((item) => recentDeath?.lost[item] !== undefined)
    const isHeld = accepts.some((item) => item in inventory || Object.values(equipment).includes(item))
    const isBroken = !isHeld && accepts.some((item) => techTree.durability(item) !== undefined)
    return (
      // What a death took, or use wore out, is worth making again, and every meal is a new one.
      (isLost || isBroken || isHungry ? undefined : refuseRepeat(task, situation)) ??
      refuseDistant(parsed.task, { techTree, maxEffort, observation: situation.observation })
    )
  }
}

interface Reach {
  readonly techTree: TechTree
  readonly maxEffort: number
  readonly observation: CurriculumSituation['observation']
}

function refuseDistant(
  { verb, label, count, accepts }: ParsedTask,
  { techTree, maxEffort, observation }: Reach,
): string | undefined {
  const { inventory } = observation
  const planFor = (item: string, more: number): PlanResult => {
    const wanted = verb === 'equip' || verb === 'place' ? more : more + (inventory[item] ?? 0)
    return techTree.plan({ item, count: wanted }, { inventory, world: observation })
  }
  const plans = accepts.map((item) => planFor(item, count))
  const possible = plans.filter((plan) => plan.status === 'planned')
  if (possible.length === 0) {
    const refused = plans.find((plan) => plan.status === 'refused')
    return refused?.message
  }
  // Where the first one is near, the others of a few lie beside it, whatever the sum says.
  const isNear = possible.some(({ target: { item }, effort }) => {
    const one = planFor(item, 1)
    if (effort > maxEffort * 5 || one.status !== 'planned') return false
    return one.effort <= maxEffort * (leadsThroughOpenPortal(one, inventory) ? behindPortal : 1)
  })
  if (isNear) return undefined
  return `${count} ${label} is out of reach from what is held; aim at ${firstThings(possible, inventory)}.`
}

/** Whoever can go through the portal is as near as one gets: what lies behind it is searched for there. */
const behindPortal = 3

function journeys({ steps }: Plan): readonly Extract<PlanStep, { readonly type: 'travel' }>[] {
  return steps.filter((step) => step.type === 'travel').filter(({ to }) => to === 'dimension')
}

/** Whether a plan goes to another dimension through a portal that stands, or of which every part is held. */
function leadsThroughOpenPortal(plan: Plan, held: ItemCounts): boolean {
  // Cobblestone lies everywhere.
  const isHeld = ([item, count]: readonly [string, number]): boolean =>
    item === 'cobblestone' || (held[item] ?? 0) >= count
  const all = journeys(plan)
  return all.length > 0 && all.every(({ inputs }) => Object.entries(inputs).every(isHeld))
}

/** The first things that the shortest plan gets, as the model may ask for them, and the way to another dimension. */
function firstThings(plans: readonly Plan[], held: ItemCounts): string {
  const [plan] = plans.toSorted((a, b) => a.effort - b.effort)
  const hasPickaxe = Object.keys(held).some((item) => item.endsWith('_pickaxe'))
  const [first, second] = (plan?.steps ?? []).filter(
    (step) =>
      step.type !== 'place' &&
      step.type !== 'travel' &&
      step.item !== plan?.target.item &&
      // It lies everywhere: nobody has to aim at it who can dig.
      !(hasPickaxe && step.item === 'cobblestone'),
  )
  const words = [first, second].flatMap((step) => (step && 'item' in step ? [step.item] : []))
  const [journey] = plan === undefined ? [] : journeys(plan)
  const way = { the_nether: '"Enter the Nether"', the_end: '"Enter the End"' }[journey?.place ?? '']
  if (way === undefined) return `${words.length === 0 ? 'something nearer' : words.join(' and ')} first`
  return words.length === 0 ? `${way} first` : `${words.join(' and ')} first, then ${way}`
}
