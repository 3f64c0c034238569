import type { Observation } from '@voyager-mc/core'

/** Renders the health, out of 20. */
export function renderHealth({ health }: Observation): string {
  return `Health: ${Number(health.toFixed(1))}/20`
}
