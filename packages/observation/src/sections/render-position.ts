import type { Observation } from '@voyager-mc/core'

/** Renders the position of the block it stands in, as positions of blocks are told. */
export function renderPosition({ position: { x, y, z } }: Observation): string {
  return `Position: ${[x, y, z].map((value) => Math.floor(value)).join(', ')}`
}
