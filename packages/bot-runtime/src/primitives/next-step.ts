import type { ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '@voyager-mc/tech-tree'

const stationSteps: ReadonlySet<string> = new Set(['place', 'craft', 'smelt', 'smith'])

/** Whether a step is done at a station; whoever takes another one walks away from it. */
export function isAtStation({ type }: PlanStep): boolean {
  return stationSteps.has(type)
}

/**
 * The first step of a plan; before it, what can be mined with the tools at hand and without a journey: one fire then does
 * for all of it.
 */
export function nextStep(steps: readonly PlanStep[], held: ItemCounts): PlanStep | undefined {
  const [first] = steps
  if (first === undefined || !isAtStation(first)) return first
  const isReady = (tool: string | undefined): boolean => tool === undefined || (held[tool] ?? 0) > 0
  const journey = steps.findIndex(({ type }) => type === 'travel')
  const here = journey < 0 ? steps : steps.slice(0, journey)
  return (
    here.find((step) => step.type === 'mine' && isReady(step.tool) && step.enchantment === undefined) ?? first
  )
}
