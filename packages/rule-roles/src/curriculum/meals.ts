import type { Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'

/** Foods that harm, or are too dear to eat for hunger. */
const badFood =
  /^(rotten_flesh|spider_eye|poisonous_potato|pufferfish|chicken|golden_apple|enchanted_golden_apple|suspicious_stew|chorus_fruit)$/

/** Hunger that the meals held take away together, in points of 20. */
export function pointsOfMeals(inventory: Observation['inventory'], techTree: TechTree): number {
  return Object.entries(inventory)
    .filter(([item]) => !badFood.test(item))
    .reduce((sum, [item, count]) => sum + count * (techTree.foodPoints(item) ?? 0), 0)
}
