import type { ItemTarget, PlanResult, PlanStep, Refusal } from '../contract/plan.ts'
import type { PlanFinder } from '../planning/create-plan-finder.ts'
import type { GameData } from '../sources/load-game-data.ts'
import { travelEffort } from '../planning/travel-kit.ts'
import { sourceEfforts } from '../planning/source-efforts.ts'
import { whyNot } from '../sources/unobtainable.ts'
import { similarNames } from '../task/similar-names.ts'
import type { PlanOptions } from '../contract/tech-tree.ts'

/** Slots of an inventory; more stacks cannot be carried. */
const slots = 36

/** Stacks of a stackable item that are still worth one plan. */
const maximumStacks = 8

/** Checks a target, plans it and words the refusal when that is impossible. */
export function planTarget(
  target: string | ItemTarget,
  {
    data,
    planner,
    effort,
    options,
  }: {
    readonly data: GameData
    readonly planner: PlanFinder
    readonly effort: (item: string) => number
    readonly options: PlanOptions
  },
): PlanResult {
  const { item, count = 1 } = typeof target === 'string' ? { item: target } : target
  const refusal = checkTarget(item, count, data)
  if (refusal !== undefined) return refusal
  const steps = planner(item, count, options)
  if (steps === undefined) return impossible(item, data.version)
  return {
    status: 'planned',
    target: { item, count },
    steps,
    effort: totalEffort(steps, { effort, options }),
  }
}

function checkTarget(item: string, count: number, { items }: GameData): Refusal | undefined {
  const known = items.get(item)
  if (known === undefined) {
    const suggestions = similarNames(item, [...items.keys()])
    const hint = suggestions[0] === undefined ? 'use a name from the game' : `did you mean ${suggestions[0]}?`
    return {
      status: 'refused',
      reason: 'unknown-item',
      message: `There is no item named ${JSON.stringify(item)}; ${hint}${hint.endsWith('?') ? '' : '.'}`,
      suggestions,
    }
  }
  if (!Number.isInteger(count) || count < 1) {
    const message = `The quantity ${count} of ${item} is not a whole number above 0; ask for at least 1.`
    return { status: 'refused', reason: 'invalid-quantity', message, suggestions: [] }
  }
  const most = known.stackSize === 1 ? slots : maximumStacks * known.stackSize
  if (count <= most) return undefined
  const message = `${count} ${item} are more than one trip can carry; ask for at most ${most}.`
  return { status: 'refused', reason: 'too-many', message, suggestions: [] }
}

function impossible(item: string, version: string): Refusal {
  const why = whyNot(item, version)?.reason ?? 'No way to it is known.'
  const message = `${item} cannot be had in survival: ${why.charAt(0).toLowerCase()}${why.slice(1, -1)}; choose another item.`
  return { status: 'refused', reason: 'impossible', message, suggestions: [] }
}

function totalEffort(
  steps: readonly PlanStep[],
  {
    effort,
    options: { world = {}, estimate },
  }: { readonly effort: (item: string) => number; readonly options: PlanOptions },
): number {
  const sources = sourceEfforts(world, estimate)
  let total = 0
  for (const step of steps) {
    if (step.type === 'travel') total += travelEffort(step.to, step.place)
    else if (step.type === 'place' || step.type === 'craft' || step.type === 'smith') total += 1
    else if (step.type === 'smelt') total += step.count * 10
    else total += sources.ofStep(step, finite(effort(step.item)) * step.count)
  }
  return total
}

function finite(effort: number): number {
  return Number.isFinite(effort) ? effort : 3
}
