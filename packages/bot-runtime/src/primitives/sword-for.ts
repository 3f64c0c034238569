import { hostileCreatures, type ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '@voyager-mc/tech-tree'

// Stones of a blade.
const bladeStones = 2

/** Sword to make before a step hunts what fights back; undefined where one is carried, or nothing is hunted. */
export function swordFor(step: PlanStep | undefined, carried: ItemCounts): string | undefined {
  if (step?.type !== 'kill' || !hostileCreatures.has(step.mob)) return undefined
  const isArmed = Object.entries(carried).some(([name, count]) => count > 0 && /_(?:sword|axe)$/.test(name))
  if (isArmed) return undefined
  return (carried['cobblestone'] ?? 0) >= bladeStones ? 'stone_sword' : 'wooden_sword'
}
