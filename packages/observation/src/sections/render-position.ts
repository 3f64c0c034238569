import type { Observation } from '@voyager-mc/core'

/** Renders the position with at most one decimal. */
export function renderPosition({ position: { x, y, z } }: Observation): string {
  return `Position: ${[x, y, z].map((value) => Number(value.toFixed(1))).join(', ')}`
}
