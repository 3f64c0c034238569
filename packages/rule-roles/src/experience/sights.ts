import type { Observation } from '@voyager-mc/core'
import type { PlanStep, Way } from '@voyager-mc/tech-tree'

/** Blocks that are found below every place. */
const everywhere =
  /^(stone|deepslate|dirt|coal_ore|iron_ore|copper_ore|gold_ore|redstone_ore|lapis_ore|diamond_ore)$/

/** Blocks and creatures that have to be found in the world; none for work at a station. */
export function sourcesOf(step: PlanStep | Way): readonly string[] {
  if (step.type === 'mine') return step.blocks
  if (step.type === 'kill') return [step.mob]
  return step.type === 'use' ? [step.on] : []
}

/** Names of blocks, creatures and fluids the agent knows of: around it, seen before, or remembered. */
export function sightsOf({
  nearbyBlocks,
  nearbyEntities,
  seenBlocks,
  places = [],
}: Observation): ReadonlySet<string> {
  const named = [...nearbyBlocks, ...nearbyEntities, ...places].map(({ name }) => name)
  return new Set([...named, ...seenBlocks])
}

/** Whether a step needs something that nobody has seen and that does not lie below every place. */
export function isUnseen(step: PlanStep | Way, isKnown: (name: string) => boolean): boolean {
  const sources = sourcesOf(step)
  if (sources.length === 0 || !('item' in step) || isKnown(step.item)) return false
  return !sources.some((name) => isKnown(name) || everywhere.test(name))
}
