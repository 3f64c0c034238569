import type { ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '../contract/plan.ts'
import type { Station } from '../contract/way.ts'

export interface SimulatePlanOptions {
  readonly inventory?: ItemCounts
  /** Stations that stand nearby from the start. */
  readonly stations?: ReadonlySet<Station>
}

/** Items held after the steps, or the first step that cannot be done. */
export type SimulatedPlan =
  | { readonly status: 'done'; readonly inventory: ItemCounts; readonly stations: ReadonlySet<Station> }
  | { readonly status: 'stuck'; readonly step: PlanStep; readonly missing: string }

/** Plays steps on counts alone: what they use must be held, what they give is added. */
export function simulatePlan(
  steps: readonly PlanStep[],
  { inventory = {}, stations = new Set() }: SimulatePlanOptions = {},
): SimulatedPlan {
  const held: Record<string, number> = { ...inventory }
  const standing = new Set(stations)
  for (const step of steps) {
    const missing = lackOf(step, held, standing)
    if (missing !== undefined) return { status: 'stuck', step, missing }
    for (const [item, count] of Object.entries(usedBy(step))) held[item] = (held[item] ?? 0) - count
    for (const [item, count] of Object.entries(givenBy(step))) held[item] = (held[item] ?? 0) + count
    if (step.type === 'place') standing.add(step.item)
  }
  return { status: 'done', inventory: held, stations: standing }
}

function lackOf(step: PlanStep, held: ItemCounts, standing: ReadonlySet<Station>): string | undefined {
  if ('station' in step && step.station !== undefined && !standing.has(step.station)) return step.station
  if ('tool' in step && step.tool !== undefined && (held[step.tool] ?? 0) < 1) return step.tool
  return Object.entries(usedBy(step)).find(([item, count]) => (held[item] ?? 0) < count)?.[0]
}

function usedBy(step: PlanStep): ItemCounts {
  if (step.type === 'kill') return {}
  if (step.type === 'place') return { [step.item]: 1 }
  if (step.type !== 'smelt') return step.inputs ?? {}
  return step.input === step.fuel
    ? { [step.input]: step.count + step.fuelCount }
    : { [step.input]: step.count, [step.fuel]: step.fuelCount }
}

function givenBy(step: PlanStep): ItemCounts {
  if (step.type === 'place' || step.type === 'travel') return {}
  return { ...('returns' in step ? step.returns : {}), [step.item]: step.count }
}
