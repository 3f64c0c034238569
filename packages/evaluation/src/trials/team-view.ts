import type { ItemCounts, Observation, StepResult } from '@voyager-mc/core'

/** Steps of several bots, seen as those of one that holds what all of them hold. */
export interface TeamView {
  see(this: void, bot: number, step: StepResult): StepResult
}

/** Opens the view; at the start only the first bot holds anything. */
export function openTeamView({ inventory }: Observation): TeamView {
  const held = new Map<number, ItemCounts>([[0, inventory]])
  return {
    see(bot, step) {
      held.set(bot, step.observation.inventory)
      if (held.size === 1) return step
      return { ...step, observation: { ...step.observation, inventory: sumOf([...held.values()]) } }
    },
  }
}

function sumOf(inventories: readonly ItemCounts[]): ItemCounts {
  const sum: Record<string, number> = {}
  for (const inventory of inventories)
    for (const [item, count] of Object.entries(inventory)) sum[item] = (sum[item] ?? 0) + count
  return sum
}
