import type { Observation } from '@voyager-mc/core'

/** Renders the hunger bar, out of 20: 20 is well fed. */
export function renderHunger({ food }: Observation): string {
  return `Hunger: ${Number(food.toFixed(1))}/20`
}
