import type { Observation } from '@voyager-mc/core'

/** Renders the position with one decimal. */
export function renderPosition({ position: { x, y, z } }: Observation): string {
  return `Position: x=${x.toFixed(1)}, y=${y.toFixed(1)}, z=${z.toFixed(1)}`
}
