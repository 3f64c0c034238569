import type { ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '../contract/plan.ts'
import { simulatePlan, type SimulatePlanOptions } from './simulate-plan.ts'

/** Joins repeated steps into the first of their kind wherever the order still works out. */
export function mergeSteps(steps: readonly PlanStep[], start: SimulatePlanOptions): readonly PlanStep[] {
  let merged = steps
  for (let index = 0; index < merged.length; index += 1) {
    for (let later = merged.length - 1; later > index; later -= 1) {
      const joined = join(merged[index], merged[later])
      if (joined === undefined) continue
      const candidate = merged.with(index, joined).toSpliced(later, 1)
      if (simulatePlan(candidate, start).status === 'done') merged = candidate
    }
  }
  return merged
}

function join(first: PlanStep | undefined, second: PlanStep | undefined): PlanStep | undefined {
  if (first?.type === 'mine' && second?.type === 'mine') {
    // Steps with tools were cut where a tool breaks, so only bare-handed ones may be joined.
    const isSame = first.item === second.item && first.tool === undefined && second.tool === undefined
    if (!isSame) return undefined
    return { ...first, count: first.count + second.count, acts: first.acts + second.acts }
  }
  if (first?.type === 'kill' && second?.type === 'kill') {
    if (first.item !== second.item || first.mob !== second.mob) return undefined
    return { ...first, count: first.count + second.count, acts: first.acts + second.acts }
  }
  if (first?.type === 'craft' && second?.type === 'craft' && isSameRecipe(first, second)) {
    const { returns: firstReturns = {}, ...rest } = first
    const returns = sum(firstReturns, second.returns ?? {})
    const inputs = sum(first.inputs, second.inputs)
    const joined = { ...rest, count: first.count + second.count, acts: first.acts + second.acts, inputs }
    return Object.keys(returns).length === 0 ? joined : { ...joined, returns }
  }
  return undefined
}

type CraftStep = Extract<PlanStep, { type: 'craft' | 'smith' }>

function isSameRecipe(first: CraftStep, second: CraftStep): boolean {
  const perAct = ({ inputs, acts }: CraftStep): string =>
    Object.entries(inputs)
      .map(([item, count]) => `${item} ${count / acts}`)
      .sort()
      .join()
  return first.item === second.item && perAct(first) === perAct(second)
}

function sum(a: ItemCounts, b: ItemCounts): ItemCounts {
  const total: Record<string, number> = { ...a }
  for (const [item, count] of Object.entries(b)) total[item] = (total[item] ?? 0) + count
  return total
}
